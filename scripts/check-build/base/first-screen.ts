import type { HTMLElement } from 'node-html-parser'

/** A phone as Lighthouse has it. */
export const phone = { widthPx: 412, heightPx: 823, density: 1.75 } as const

const pixelsIn: Record<string, number> = { px: 1, rem: 16, em: 16, vw: phone.widthPx / 100, vh: phone.heightPx / 100 }

/** A CSS length on the phone, in CSS pixels; null for what this does not read, such as calc(). */
function toPixels(length: string): number | null {
  const [, number, unit = ''] = /^([\d.]+)(px|rem|em|vw|vh)$/.exec(length.trim()) ?? []
  return number === undefined ? null : Number(number) * (pixelsIn[unit] ?? NaN)
}

function holdsOnPhone(condition: string): boolean {
  const [, name, length = ''] = /^\((min|max)-width:\s*([^)]+)\)$/.exec(condition.trim()) ?? []
  const limit = toPixels(length) ?? NaN
  return name === 'min' ? phone.widthPx >= limit : name === 'max' && phone.widthPx <= limit
}

/**
 * How wide a picture is on the phone, in CSS pixels, by its `sizes`; as wide as the window where that says nothing.
 *
 * @example widthOnPhone('(max-width: 60rem) 95vw, 75vw') // 391.4
 */
export function widthOnPhone(sizes: string): number {
  for (const size of sizes.split(',')) {
    const [, condition, length = ''] = /^\s*(\([^)]*\))?\s*(.+?)\s*$/.exec(size) ?? []
    if (condition === undefined || holdsOnPhone(condition)) return toPixels(length) ?? phone.widthPx
  }
  return phone.widthPx
}

/** The address that the phone takes from a `srcset`: the first that is sharp there, else the largest. */
export function sourceOnPhone(srcSet: string, sizes: string): string {
  const needed = widthOnPhone(sizes) * phone.density
  const sources = srcSet
    .split(/,\s+/)
    .map((source) => source.trim().split(/\s+/))
    .map(([address = '', width = '0w']) => ({ address, width: parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width)
  return (sources.find(({ width }) => width >= needed) ?? sources.at(-1))?.address ?? ''
}

/** Addresses of the pictures that a page fetches at once, as the phone chooses them: AVIF where there is one. */
export function firstPictures(document: HTMLElement): string[] {
  const isLazy = (img: HTMLElement) => img.getAttribute('loading') === 'lazy'
  return document
    .querySelectorAll('img')
    .filter((img) => !isLazy(img))
    .map((img) => {
      const chosen = img.closest('picture')?.querySelector('source') ?? img
      const srcSet = chosen.getAttribute('srcset')
      return srcSet ? sourceOnPhone(srcSet, chosen.getAttribute('sizes') ?? '') : (img.getAttribute('src') ?? '')
    })
}

const isBlocking = (script: HTMLElement) => !script.hasAttribute('async') && !script.hasAttribute('defer')

/** Addresses of everything else that a page fetches before it is painted whole: fonts fetched ahead, styles, scripts. */
export function firstFiles(document: HTMLElement): { fonts: string[]; blocking: string[] } {
  const hrefs = (selector: string) => document.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '')
  const preloads = hrefs('link[rel="preload"]:not([as="font"]):not([as="image"]), link[rel="modulepreload"]')
  const scripts = document.querySelectorAll('script[src]').filter(isBlocking)
  return {
    fonts: hrefs('link[rel="preload"][as="font"]'),
    blocking: [
      ...hrefs('link[rel="stylesheet"]:not([media="print"])'),
      ...preloads,
      ...scripts.map((script) => script.getAttribute('src') ?? ''),
    ],
  }
}
