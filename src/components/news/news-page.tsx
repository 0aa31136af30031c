import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { LocalLink } from '../primitives/local-link'
import { ShareLinks } from '../primitives/share-links'
import { SitePicture } from '../primitives/site-picture'
import { ProjectCard } from '../project/project-card'
import { CardRow } from '../primitives/card-row'
import { NewsDate } from './news-date'
import * as styles from './news-page.module.css'
import { NewsRow } from './news-row'
import { WholeWords } from '../primitives/whole-words'

interface NewsPageProps {
  item: Queries.NewsContentFragment
  /** Newest other items. */
  others: readonly Queries.NewsCardFragment[]
}

/** One item of news: headline, picture beside the text, its projects, other news. */
export function NewsPage({ item, others }: NewsPageProps) {
  const messages = useMessages('news')
  return (
    <>
      <article>
        <p className={`frame ${styles.back}`}>
          <LocalLink to={paths.news}>{messages('title')}</LocalLink>
        </p>
        <header className={`frame ${styles.title}`}>
          <NewsDate iso={item.publishedAt} />
          <h1>
            <WholeWords text={item.title} />
          </h1>
          <p>
            <WholeWords text={item.excerpt} />
          </p>
        </header>
        <div className={`frame ${styles.story}`}>
          <figure>
            <SitePicture picture={item.picture} sizes="(max-width: 60rem) 100vw, 55vw" isFirst />
          </figure>
          <div className={styles.body}>
            {item.body.map((paragraph) => (
              <p key={paragraph}>
                <WholeWords text={paragraph} />
              </p>
            ))}
            <div className={styles.end}>
              <ShareLinks path={paths.newsItem(item.slug)} title={item.title} />
            </div>
            <p>
              <ButtonLink to={paths.news} kind="quiet">
                {messages('all')}
              </ButtonLink>
            </p>
          </div>
        </div>
      </article>
      {item.projects.length > 0 && (
        <CardRow id="projects" title={messages('relatedProjects')}>
          {item.projects.map((project) => (
            <li key={project.slug}>
              <ProjectCard project={project} />
            </li>
          ))}
        </CardRow>
      )}
      <NewsRow title={messages('more')} news={others} />
    </>
  )
}

export const fragment = graphql`
  fragment NewsContent on NewsItem {
    slug
    title(language: $language)
    excerpt(language: $language)
    body(language: $language)
    publishedAt
    picture {
      ...HeroPicture
    }
    projects {
      ...ProjectCard
    }
  }
`
