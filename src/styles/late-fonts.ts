let isTaken = false

/**
 * Puts faces to use that came too late for this document: `font-display: optional` keeps their fallback for as long as it
 * is open, which here is many pages long. The same files, declared once more, come from the browser's cache.
 */
export function takeLateFonts(): void {
  if (isTaken) return
  isTaken = true
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const value = (name: string) => rule.style.getPropertyValue(name)
      if (!value('src').includes('url(')) continue
      const family = value('font-family').replace(/^["']|["']$/g, '')
      const descriptors = {
        weight: value('font-weight'),
        unicodeRange: value('unicode-range'),
        display: 'swap',
      } as const
      document.fonts.add(new FontFace(family, value('src'), descriptors))
    }
  }
}
