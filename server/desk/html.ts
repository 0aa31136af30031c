import { escapeHtml } from '../http/escape-html'

/** Markup that may be put into a page as it is. */
export interface Html {
  readonly html: string
}

type Part = string | number | null | undefined | Html | readonly Html[]

function render(part: Part): string {
  if (part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'html' in part ? part.html : part.map(({ html: each }) => each).join('')
}

/** A template for markup: whatever is put in is text and is escaped, unless it is markup made by this function. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((text, index) => `${text}${render(parts[index])}`).join('') }
}
