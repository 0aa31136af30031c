import * as styles from './section-drawing.module.css'

/**
 * Line drawing of each level of a building in section, 320 units wide and 120 high. Set under one another they join: the
 * facade stands at x 64 with balconies out to 28, the ground is at the foot of the garden's strip.
 */
const strips = {
  roof: 'M64 120V76h236v44M60 76h244M60 70h244M64 120h236M92 70l22-26h40l-22 26M172 70l22-26h40l-22 26M103 57h40M183 57h40M252 70V50m14 20V50m14 20V50M28 120h36M28 120v-22m0 0h36M34 98v22m6-22v22m6-22v22m6-22v22m6-22v22',
  facade:
    'M64 0v120M300 0v120M28 120h272M28 120v-24h36M34 96v24m6-24v24m6-24v24m6-24v24m6-24v24M24 22h40M24 22v6h40M28 28v68M28 36h12M28 44h12M28 52h12M28 60h12M28 68h12M28 76h12M28 84h12M150 120V64h34v56M178 92v6M214 120V96h28v24M214 104h28M228 96V80m-8 0h16',
  rooms:
    'M64 0v28M300 0v28M64 96v24M300 96v24M64 28h6v68h-6M300 28h-6v68h6M28 120h272M28 120v-24h36M34 96v24m6-24v24m6-24v24m6-24v24m6-24v24M120 120V94h60v26M112 94h76M134 94V82h32v12M148 82V70M210 120v-34h20v34M210 102h20M40 62c60-20 90 26 140 6s70-10 106-2M278 60l8 6-9 6',
  garden:
    'M64 0v120M300 0v120M0 120h320M88 120V36h52v84M88 56h52M114 36v84M172 36h56v56h-56zM200 36v56M172 64h56M30 120V72m0 20-12-12m12 2 12-12M30 72c-20 2-26-14-18-24-6-16 14-26 22-18 14-4 26 12 18 24 4 12-10 22-22 18M262 120V96h12v24M250 96h36',
  ground:
    'M0 0h320M64 0v34h236V0M64 12h236M76 34v86M286 34v86M118 34v86M244 34v86M140 60h80v36h-80zM140 72c10-6 14 6 26 0s16 6 28 0 16 6 26 0M20 0c4 22-6 30-2 52M34 0c0 18 12 26 8 44M28 0v60M0 14l14-14M0 34l12-12M46 20l16-16M46 40l16-16',
} as const

/** One level of the section; the words beside it say what is there. */
export function SectionDrawing({ level }: { level: keyof typeof strips }) {
  return (
    <svg
      className={styles.strip}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path d={strips[level]} stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
