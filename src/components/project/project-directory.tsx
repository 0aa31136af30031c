import { graphql } from 'gatsby'
import { projectTabs } from '../../content/list-keys'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { EmptyResult } from '../tabs/empty-result'
import { FilterBar } from '../tabs/filter-bar'
import { matchesSearch } from '../tabs/search-match'
import { useAddressFilter } from '../tabs/use-address-filter'
import { ProjectCard } from './project-card'
import * as styles from './project-directory.module.css'

type Item = Queries.ProjectDirectoryItemFragment

/** The projects with tabs and search; all of them where there are no scripts. */
export function ProjectDirectory({ projects }: { projects: readonly Item[] }) {
  const messages = useMessages('project')
  const filter = useAddressFilter(projectTabs)
  const { tab, query } = filter
  const shown = projects.filter(
    ({ name, place, tagline, type, tabs }) =>
      (tab === null || tabs.includes(tab)) &&
      matchesSearch([name, place, tagline, messages(`types.${type as 'condominium'}`)], query),
  )
  return (
    <div className="frame">
      <FilterBar
        filter={filter}
        path={paths.projects}
        tabs={projectTabs.map((key) => ({ key, label: messages(`tabs.${key}`) }))}
        words={{ tabs: messages('list.tabs'), all: messages('list.all'), search: messages('list.search') }}
        count={messages(shown.length === 1 ? 'list.countOne' : 'list.count', { count: shown.length })}
      />
      {shown.length === 0 ? (
        <EmptyResult
          title={messages(query.trim() ? 'list.emptySearch' : 'list.empty', { query: query.trim() })}
          text={messages('list.emptyText')}
          showAll={messages('list.showAll')}
          path={paths.projects}
          onShowAll={filter.clear}
        />
      ) : (
        <ul className={styles.grid}>
          {shown.map((project) => (
            <li key={project.slug}>
              <ProjectCard project={project} headingLevel="h2" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const fragment = graphql`
  fragment ProjectDirectoryItem on Project {
    slug
    tabs
    type
    ...ProjectCard
  }
`
