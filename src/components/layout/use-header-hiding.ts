import { useEffect, type RefObject } from 'react'

/** Pixels that a scroll must go before the header answers to it. */
const threshold = 8

/** Hides the header while the page is scrolled down and shows it again on the way up; never while it has focus. */
export function useHeaderHiding(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const element = header.current
      const now = window.scrollY
      if (!element || Math.abs(now - last) < threshold) return
      const isInUse = element.contains(document.activeElement) || element.querySelector('details[open]') !== null
      element.toggleAttribute('data-hidden', now > last && now > element.offsetHeight && !isInUse)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [header])
}
