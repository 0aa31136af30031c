import { useEffect } from 'react'

/**
 * Puts a word in front of the document's title for as long as something is to be mended.
 *
 * @param prefix null when nothing is
 */
export function useErrorTitle(prefix: string | null): void {
  useEffect(() => {
    if (prefix === null) return
    const start = `${prefix} `
    if (!document.title.startsWith(start)) document.title = start + document.title
    return () => {
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length)
    }
  }, [prefix])
}
