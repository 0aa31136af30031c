import { createHash } from 'node:crypto'

const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Types of script elements that browsers run, or that decide what they run. The rest is data. */
const runTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/

const typeOf = (attributes: string): string => {
  const [, quoted, plain] = /\btype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? []
  return (quoted ?? plain ?? '').trim().toLowerCase()
}

/**
 * The inline scripts of a prebuilt page that browsers run.
 *
 * @param html as it goes over the wire
 * @returns their text, in order
 */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(scriptElements)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && runTypes.test(typeOf(attributes)))
    .map(([, , text = '']) => text)

/** The hash of an inline script, as a Content-Security-Policy names it without quotes. */
export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
