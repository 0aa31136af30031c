export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of headers; whoever makes up others costs no memory. */
const mostRemembered = 100
const remembered = new Map<string, ReadonlyMap<string, number>>()

/** The weight of each coding in an Accept-Encoding header, from 0 to 1. */
function readWeights(header: string): ReadonlyMap<string, number> {
  const known = remembered.get(header)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.map((part) => /^q\s*=(.*)$/.exec(part)?.[1]).find((q) => q !== undefined)
    if (coding) weights.set(coding, weight === undefined ? 1 : Number(weight) || 0)
  }
  remembered.set(header, weights)
  return weights
}

/**
 * Which of the forms that there are to answer with: Brotli before gzip before none; a weight of 0 is honoured.
 *
 * @param header the value of Accept-Encoding, if there is one
 * @param available the compressed forms that there are
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Exclude<Encoding, 'identity'>[],
): Encoding {
  const weights = readWeights(header ?? '')
  const accepts = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find((coding) => available.includes(coding) && accepts(coding)) ?? 'identity'
}
