import type { Face } from './faces'

/** A typeface that devices bring along, set so that it takes the room of ours. */
export interface Fallback {
  /** Name in the font stacks of tokens.css. */
  name: string
  like: Face['family']
  /** Full names under which devices have it, Latin and Thai apart; the first that is there is taken. */
  local: Partial<Record<Face['script'], readonly string[]>>
  /** Width of a text in our face as a share of its width in this one, measured by scripts/fonts/measure.ts. */
  sizeAdjust: Partial<Record<Face['script'], number>>
}

/** Ascent and descent of our faces, in shares of the font size, as in their tables. */
export const metrics = {
  Trirong: { ascent: 1.2, descent: 0.534 },
  Anuphan: { ascent: 1.025, descent: 0.275 },
} as const

/**
 * Georgia is measured by Gelasio, Arial and Helvetica by Liberation Sans and Times by Liberation Serif, which were drawn to
 * the same widths. Thonburi and Leelawadee UI stand in the stacks as they are: they cannot be measured here.
 */
export const fallbacks: readonly Fallback[] = [
  {
    name: 'Trirong like Noto',
    like: 'Trirong',
    local: { thai: ['Noto Serif Thai', 'NotoSerifThai-Regular'], latin: ['Noto Serif', 'NotoSerif'] },
    sizeAdjust: { thai: 0.9302, latin: 0.995 },
  },
  {
    name: 'Trirong like Georgia',
    like: 'Trirong',
    local: { thai: ['Norasi', 'Kinnari'], latin: ['Georgia', 'Gelasio'] },
    sizeAdjust: { thai: 0.98, latin: 1.0753 },
  },
  {
    name: 'Trirong like Times',
    like: 'Trirong',
    local: { latin: ['Times New Roman', 'Liberation Serif'] },
    sizeAdjust: { latin: 1.1784 },
  },
  {
    name: 'Anuphan like Noto',
    like: 'Anuphan',
    local: {
      thai: ['Noto Sans Thai', 'Noto Sans Thai UI', 'NotoSansThai-Regular'],
      latin: ['Noto Sans', 'NotoSans-Regular'],
    },
    sizeAdjust: { thai: 1.0169, latin: 0.9515 },
  },
  {
    name: 'Anuphan like Arial',
    like: 'Anuphan',
    local: { thai: ['Laksaman'], latin: ['Arial', 'Helvetica', 'Roboto', 'Roboto-Regular', 'Liberation Sans'] },
    sizeAdjust: { thai: 0.9982, latin: 1.0063 },
  },
]
