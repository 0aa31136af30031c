const hasControlCharacters = (address: string) => [...address].some((character) => character.charCodeAt(0) <= 0x20)

/**
 * An address that a link in an article may lead to: http(s), mailto, tel, a path of the site or a place on the page.
 *
 * @returns the address, or null for any other
 */
export function safeLink(address: string): string | null {
  const trimmed = address.trim()
  if (trimmed === '' || hasControlCharacters(trimmed) || trimmed.includes('\\')) return null
  if (/^(#|\/(?!\/))/.test(trimmed)) return trimmed
  if (/^(mailto|tel):[^\s]+$/i.test(trimmed)) return trimmed
  return /^https?:\/\/[^/]/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}

/** An address that a picture in an article may come from: http(s), or a path on the blog API. */
export function safePicture(address: string): string | null {
  const link = safeLink(address)
  return link !== null && /^(https?:|\/)/i.test(link) ? link : null
}

const embedAddresses = [
  /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]{6,20}(\?[\w=&;%.-]*)?$/,
  /^https:\/\/player\.vimeo\.com\/video\/\d{6,12}(\?[\w=&;%.-]*)?$/,
  /^https:\/\/www\.google\.com\/maps\/embed\?[\w=&;%.!:,-]+$/,
]

/** An address of a video or map that may be embedded on a click; null for any other. */
export function safeEmbed(address: string): string | null {
  return embedAddresses.some((expression) => expression.test(address)) ? address : null
}
