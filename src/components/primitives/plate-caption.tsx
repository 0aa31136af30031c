import { useCommonMessages } from '../../hooks/page-language'

interface PlateCaptionProps {
  /** Number of the plate: one picture has one, wherever it is shown. */
  number: number
  /** What the picture shows, and the scale of the model. */
  text: string
}

/** Numbers of the pictures that are no project's; projects have theirs in content/projects. */
export const plateNumbers = {
  aboutBrand: 2,
  contact: 9,
  graphicMap: 10,
  society: 11,
  livingRoom: 12,
  timeline: 13,
  arcades: 14,
  research: 15,
  environment: 16,
  bedroom: 17,
} as const

/** Caption of a picture as a plate of a monograph: its number, then what it shows. */
export function PlateCaption({ number, text }: PlateCaptionProps) {
  const common = useCommonMessages()
  return (
    <figcaption className="label">
      {common('plate', { number })}, {text.replace(/ (?=1:\d+$)/, '\u00a0')}
    </figcaption>
  )
}
