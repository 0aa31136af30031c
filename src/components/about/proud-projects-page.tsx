import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { ProjectCard } from '../project/project-card'
import { WholeWords } from '../primitives/whole-words'
import { AboutLinks } from './about-links'
import * as styles from './proud-projects-page.module.css'

type Projects = readonly Queries.ProjectCardFragment[]

interface ProudProjectsPageProps {
  hero: SitePictureData | null
  own: Projects
  jointVenture: Projects
}

/** Own projects and joint-venture projects, kept apart. */
export function ProudProjectsPage({ hero, own, jointVenture }: ProudProjectsPageProps) {
  const messages = useMessages('about-projects')
  return (
    <>
      <div className={styles.picture}>
        <SitePicture picture={hero} sizes="100vw" isFirst />
      </div>
      <header className={`frame ${styles.title}`}>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
      </header>
      <ProjectGroup group="own" projects={own} />
      <ProjectGroup group="jointVenture" projects={jointVenture} />
      <p className={`frame ${styles.more}`}>
        <ButtonLink to={paths.projects}>{messages('link')}</ButtonLink>
      </p>
      <AboutLinks />
    </>
  )
}

function ProjectGroup({ group, projects }: { group: 'own' | 'jointVenture'; projects: Projects }) {
  const messages = useMessages('about-projects')
  if (projects.length === 0) return null
  return (
    <section className={`frame ${styles.group}`} aria-labelledby={group}>
      <div className={styles.heading}>
        <h2 id={group}>
          <WholeWords text={messages(`${group}.heading`)} />
        </h2>
        <p>
          <WholeWords text={messages(`${group}.text`)} />
        </p>
        <p className="label">
          <WholeWords text={messages('count', { count: projects.length })} />
        </p>
      </div>
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  )
}
