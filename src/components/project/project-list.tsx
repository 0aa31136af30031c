import { useMessages } from '../../hooks/page-language'
import { WholeWords } from '../primitives/whole-words'
import { ProjectDirectory } from './project-directory'
import * as styles from './project-list.module.css'
import { RegisterSection } from './register-section'

interface ProjectListProps {
  projects: readonly Queries.ProjectDirectoryItemFragment[]
}

/** The project list and, under it, how to register interest. */
export function ProjectList({ projects }: ProjectListProps) {
  const messages = useMessages('project')
  return (
    <>
      <header className={`frame ${styles.header}`}>
        <h1>{messages('list.title')}</h1>
        <p className={styles.lead}>
          <WholeWords text={messages('list.lead')} />
        </p>
      </header>
      <ProjectDirectory projects={projects} />
      <RegisterSection text={messages('landing.registerText')} />
    </>
  )
}
