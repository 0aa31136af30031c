import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { ProjectCard } from '../project/project-card'
import * as styles from './project-grid.module.css'

interface ProjectGridProps {
  projects: readonly (Queries.ProjectCardFragment & { readonly slug: string })[]
}

/** The projects as an uneven grid, each card on its own ground. */
export function ProjectGrid({ projects }: ProjectGridProps) {
  const messages = useMessages('home')
  return (
    <section className="frame section" aria-labelledby="projects">
      <header className={styles.header}>
        <h2 id="projects">{messages('projects.heading')}</h2>
        <p>{messages('projects.text')}</p>
      </header>
      <ul className={styles.grid}>
        {projects.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} headingLevel="h3" />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink to={paths.projects} kind="quiet">
          {messages('projects.all')}
        </ButtonLink>
      </p>
    </section>
  )
}
