import { FilterTabs } from './filter-tabs'
import * as styles from './filter-bar.module.css'
import { SearchField } from './search-field'
import type { UsedAddressFilter } from './use-address-filter'

interface FilterBarProps<Tab extends string> {
  filter: UsedAddressFilter<Tab>
  /** Plain path of the page. */
  path: string
  tabs: readonly { key: Tab; label: string }[]
  words: { tabs: string; all: string; search: string }
  /** How many items are shown, in words; said aloud when it changes. */
  count: string
}

/** Tabs, search field and count above a list. Without scripts the list shows everything, and the controls are not there. */
export function FilterBar<Tab extends string>({ filter, path, tabs, words, count }: FilterBarProps<Tab>) {
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <FilterTabs
          label={words.tabs}
          path={path}
          allLabel={words.all}
          tabs={tabs}
          current={filter.tab}
          onChoose={filter.chooseTab}
        />
        <SearchField label={words.search} value={filter.query} onSearch={filter.search} />
      </div>
      <p className="label" role="status">
        {count}
      </p>
    </div>
  )
}
