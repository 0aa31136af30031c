import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import { ProjectCard } from './project-card'
import * as styles from './project-list.module.css'

interface ProjectListProps {
  projects: readonly (Queries.ProjectCardFragment & { readonly slug: string })[]
}

/** The project list and, under it, how to register interest. */
export function ProjectList({ projects }: ProjectListProps) {
  const messages = useMessages('project')
  return (
    <>
      <header className={`frame ${styles.header}`}>
        <h1>{messages('list.title')}</h1>
        <p className={styles.lead}>{messages('list.lead')}</p>
        <p className="label">{messages('list.count', { count: projects.length })}</p>
      </header>
      <ul className={`frame ${styles.grid}`}>
        {projects.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} headingLevel="h2" />
          </li>
        ))}
      </ul>
      <RegisterSection text={messages('landing.registerText')} />
    </>
  )
}

/** Where interest is registered: by telephone or e-mail. */
export function RegisterSection({ text }: { text: string }) {
  const messages = useMessages('project')
  const common = useCommonMessages()
  const { phone, email, officeHours } = useSiteFacts(useLanguage())
  return (
    <section id="register" className={`frame section ${styles.register}`} aria-labelledby="register-title">
      <div>
        <h2 id="register-title">{messages('landing.register')}</h2>
        <p>{text}</p>
      </div>
      <p>
        <a className={styles.phone} href={`tel:${phone}`}>
          <span className="visually-hidden">{common('phone')} </span>
          {formatPhone(phone)}
        </a>
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
        <span className="label">{officeHours}</span>
      </p>
    </section>
  )
}
