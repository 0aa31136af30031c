import * as styles from './error-view.module.css'

/** A plot that is staked out, with nothing built on it yet: string between four pegs, the dotted outline of a house, a sign. */
export function EmptyPlot() {
  return (
    <svg className={styles.plot} viewBox="0 36 480 284" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m240 90 216 108-216 108L24 198zM24 198v12l216 108 216-108v-12m-216 108v12" />
      <path d="m240 118 160 80-160 80-160-80z" strokeWidth="0.75" />
      <path d="M240 118V96m160 102v-22M240 278v-22M80 198v-22" strokeWidth="4" />
      <path
        d="m240 162 72 36-72 36-72-36zm0-68 72 36-72 36-72-36zM168 130v68m72-32v68m72-104v68"
        strokeDasharray="2 6"
      />
      <path d="M352 190v-96m-34 0h68V50h-68z" strokeWidth="2" />
      <path d="M330 66h44m-44 12h28" strokeWidth="0.75" />
    </svg>
  )
}
