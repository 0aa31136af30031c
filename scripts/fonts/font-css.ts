import { coreFile, faces, wholeFile, wholeSpans, type Face } from './faces'
import { fallbacks, metrics, type Fallback } from './fallbacks'
import { coreLetters, span, unicodeRange, type Script } from './letters'

const rule = (lines: readonly string[]) => ['@font-face {', ...lines.map((line) => `  ${line};`), '}'].join('\n')

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

function faceRule({ family, weight }: Face, file: string, range: string): string {
  return rule([
    `font-family: '${family}'`,
    `font-weight: ${weight}`,
    'font-display: optional',
    `src: url('/fonts/${file}') format('woff2')`,
    `unicode-range: ${range}`,
  ])
}

/** Letters outside the core. The ranges must not overlap, or a core that is late makes browsers fetch the whole file too. */
function restLetters(script: Script): string {
  const core = new Set<string>(coreLetters[script])
  const all = wholeSpans[script].map(([first, last]) => span(first, last)).join('')
  return [...all].filter((letter) => !core.has(letter)).join('')
}

const ourRules = (): string[] => [
  ...faces.map((face) => faceRule(face, wholeFile(face), unicodeRange(restLetters(face.script)))),
  ...faces.map((face) => faceRule(face, coreFile(face), unicodeRange(coreLetters[face.script]))),
]

/** Overrides are shares of the adjusted size, so ours are divided by the adjustment. */
function fallbackRules({ name, like, local, sizeAdjust }: Fallback): string[] {
  const { ascent, descent } = metrics[like]
  return (Object.keys(local) as Script[]).map((script) => {
    const adjust = sizeAdjust[script] ?? 1
    return rule([
      `font-family: '${name}'`,
      `src: ${(local[script] ?? []).map((font) => `local('${font}')`).join(', ')}`,
      `size-adjust: ${percent(adjust)}`,
      `ascent-override: ${percent(ascent / adjust)}`,
      `descent-override: ${percent(descent / adjust)}`,
      'line-gap-override: 0%',
      `unicode-range: ${script === 'thai' ? 'U+E00-E7F, U+200B-200D, U+2060' : 'U+0-2FF, U+2000-2BFF'}`,
    ])
  })
}

/** The style sheet of all faces. */
export function fontCss(): string {
  const note =
    '/* Written by scripts/fonts/make-fonts.ts. Trirong for display, Anuphan for text (SIL Open Font License 1.1, static/fonts). */'
  return [note, ...ourRules(), ...fallbacks.flatMap(fallbackRules), ''].join('\n')
}
