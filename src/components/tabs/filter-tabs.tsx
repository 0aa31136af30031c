import type { MouseEvent } from 'react'
import { TabRow } from './tab-row'

interface FilterTabsProps<Tab extends string> {
  label: string
  /** Plain path of the page. */
  path: string
  /** Words of the tab that shows everything. */
  allLabel: string
  tabs: readonly { key: Tab; label: string }[]
  current: Tab | null
  onChoose: (tab: Tab | null) => void
}

/** True for a click that the browser would follow in this window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The tabs of a list: real links to `?tab=`, which can be shared and opened elsewhere, followed without a page load. */
export function FilterTabs<Tab extends string>({
  path,
  allLabel,
  tabs,
  current,
  onChoose,
  label,
}: FilterTabsProps<Tab>) {
  const all: readonly { key: Tab | null; label: string }[] = [{ key: null, label: allLabel }, ...tabs]
  return (
    <TabRow
      label={label}
      current="true"
      tabs={all.map((tab) => ({
        to: tab.key === null ? path : `${path}?tab=${tab.key}`,
        label: tab.label,
        isCurrent: tab.key === current,
        onClick: (event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onChoose(tab.key)
        },
      }))}
    />
  )
}
