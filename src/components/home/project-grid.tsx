import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { ProjectCard } from '../project/project-card'
import * as styles from './project-grid.module.css'

interface ProjectGridProps {
  projects: readonly (Queries.ProjectCardFragment & { readonly slug: string })[]
}

/** Places in each four of the grid that take seven of its twelve columns; the others take five. */
const wide = [0, 3]

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
        {projects.map((project, index) => (
          <li key={project.slug}>
            <ProjectCard project={project} width={wide.includes(index % 4) ? '53vw' : '37vw'} />
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
