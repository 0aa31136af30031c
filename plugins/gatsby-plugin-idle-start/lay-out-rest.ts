/** What src/styles/base.css has a browser lay out only when it comes near the screen, until `<body>` says `data-whole`. */
const laidOutLate = 'main section ~ section ~ section, main ~ footer'
const withoutIdleMs = 50

/** Not `<html>`: React takes what is foreign to it from that element when it renders a head. */
const root = () => document.body

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, withoutIdleMs)
}

/** From here on the page is laid out whole, as any other. */
export function beWhole(): void {
  root().dataset.whole = ''
}

/**
 * Lays out what has been left for later, one part each time that the browser is idle: one long step would keep a visitor's touch
 * waiting. Then the page is whole, and so is every page that follows: places that one comes back to are where they were.
 */
export function layOutRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(laidOutLate)]
  const laidOut: HTMLElement[] = []
  const layOut = (section: HTMLElement) => {
    section.style.contentVisibility = 'visible'
    section.getBoundingClientRect()
    laidOut.push(section)
  }
  const end = () => {
    beWhole()
    for (const { style } of laidOut) style.removeProperty('content-visibility')
  }
  const step = () => {
    const section = sections.shift()
    if (!section || root().dataset.whole !== undefined) return end()
    layOut(section)
    whenIdle(step)
  }
  whenIdle(step)
}
