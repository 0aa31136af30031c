import { graphql } from 'gatsby'
import { privilegeCategories, type PrivilegeCategory } from '../../content/list-keys'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { SitePicture } from '../primitives/site-picture'
import { EmptyResult } from '../tabs/empty-result'
import { FilterBar } from '../tabs/filter-bar'
import { matchesSearch } from '../tabs/search-match'
import { useAddressFilter } from '../tabs/use-address-filter'
import * as styles from './privilege-directory.module.css'
import { PrivilegeRow } from './privilege-row'
import { WholeWords } from '../primitives/whole-words'

type Item = Queries.PrivilegeRowFragment
type CategoryPicture = Queries.PrivilegeCategoryPictureFragment

interface PrivilegeDirectoryProps {
  items: readonly Item[]
  pictures: readonly CategoryPicture[]
}

/** The benefits by category, with tabs and search; all of them where there are no scripts. */
export function PrivilegeDirectory({ items, pictures }: PrivilegeDirectoryProps) {
  const messages = useMessages('privilege')
  const filter = useAddressFilter(privilegeCategories)
  const query = filter.query.trim()
  const shown = items.filter(
    ({ category, benefit, title, partner, place }) =>
      (filter.tab === null || category === filter.tab) &&
      matchesSearch([benefit, title, partner, place, messages(`categories.${category as 'eat'}.name`)], query),
  )
  const groups = privilegeCategories
    .map((category) => ({ category, rows: shown.filter((item) => item.category === category) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div className={`frame ${styles.directory}`}>
      <FilterBar
        filter={filter}
        path={paths.privileges}
        tabs={privilegeCategories.map((key) => ({ key, label: messages(`categories.${key}.name`) }))}
        words={{ tabs: messages('tabs'), all: messages('all'), search: messages('search') }}
        count={messages(shown.length === 1 ? 'countOne' : 'count', { count: shown.length })}
      />
      {groups.map(({ category, rows }, index) => (
        <CategoryGroup
          key={category}
          category={category}
          rows={rows}
          picture={pictures.find(({ name }) => name === `privilege-${category}`)}
          isFirst={index === 0}
        />
      ))}
      {groups.length === 0 && (
        <EmptyResult
          title={messages(query ? 'emptySearch' : 'empty', { query })}
          text={messages('emptyText')}
          showAll={messages('showAll')}
          path={paths.privileges}
          onShowAll={filter.clear}
        />
      )}
    </div>
  )
}

interface CategoryGroupProps {
  category: PrivilegeCategory
  rows: readonly Item[]
  picture: CategoryPicture | undefined
  isFirst: boolean
}

function CategoryGroup({ category, rows, picture, isFirst }: CategoryGroupProps) {
  const messages = useMessages('privilege')
  return (
    <section className={styles.group} aria-labelledby={category}>
      <header className={styles.category}>
        <h2 id={category}>
          <WholeWords text={messages(`categories.${category}.name`)} />
        </h2>
        <p>
          <WholeWords text={messages(`categories.${category}.text`)} />
        </p>
        <SitePicture
          className={styles.picture}
          picture={picture ?? null}
          sizes="(max-width: 60rem) 100vw, 36vw"
          isFirst={isFirst}
        />
      </header>
      <ul className={styles.rows}>
        {rows.map((item) => (
          <li key={item.slug}>
            <PrivilegeRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment PrivilegeCategoryPicture on SitePicture {
    name
    ...CardPicture
  }
`
