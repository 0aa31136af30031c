import type { CategoryKey } from '../../src/i18n/categories'

/** Colours of a card: its ground, its words, its small marks and the lines of its drawing. */
export interface Tone {
  ground: string
  title: string
  label: string
  line: string
}

const ink = '#1e231f'
const paper = '#f6f1e7'
const deep = '#17403b'

/** Paper with ink: what a card looks like unless something says otherwise. */
export const paperTone: Tone = { ground: paper, title: ink, label: '#77581f', line: '#d0c5ae' }

/** Grounds of the cards with a line drawing, one for each category of articles and one for the hub. */
export const drawingTones: Record<CategoryKey | 'hub', Tone> = {
  hub: paperTone,
  'wellness_well-being': { ground: '#a7b095', title: ink, label: ink, line: '#8b957a' },
  sustainability: { ground: deep, title: paper, label: '#c9a567', line: '#35605a' },
  design_architecture: paperTone,
  property_insight: { ground: '#c4b193', title: ink, label: ink, line: '#a9946f' },
}

/** Relative luminance of a colour such as `#93A48C` (WCAG 2.2). */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Words on the ground of a project: ink on light grounds, paper on dark ones. */
export function toneOn(ground: string): Tone {
  const words = luminance(ground) > 0.2 ? ink : paper
  return { ground, title: words, label: words, line: words }
}
