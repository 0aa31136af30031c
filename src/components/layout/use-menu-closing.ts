import { useEffect, type RefObject } from 'react'

/**
 * Closes open groups and the phone's sheet when the page changes, on Escape, and when focus or a tap goes elsewhere.
 *
 * @param header element that holds the menu
 * @param pathname path of the page
 */
export function useMenuClosing(header: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    closeGroups(header.current)
    const sheet = header.current?.querySelector<HTMLElement>('[popover]')
    if (sheet?.matches(':popover-open')) sheet.hidePopover()
  }, [header, pathname])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!header.current?.contains(event.target as Node | null)) closeGroups(header.current)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = header.current?.querySelector<HTMLElement>('details[open] > summary')
      closeGroups(header.current)
      open?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [header])
}

function closeGroups(header: HTMLElement | null): void {
  for (const group of header?.querySelectorAll('details[open]') ?? []) group.removeAttribute('open')
}
