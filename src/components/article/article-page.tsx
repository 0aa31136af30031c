import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { ArticleTree } from '../../article-html/article-tree'
import { formatDate } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { Picture } from '../primitives/picture'
import { ProjectCard } from '../project/project-card'
import { ArticleBody } from './article-body'
import { ArticleCard } from './article-card'
import * as styles from './article-page.module.css'

/** An article: head, cover, text, tags, and where to go next. */
export function ArticlePage({ article }: { article: Queries.ArticleContentFragment }) {
  const messages = useMessages('content')
  const tags = article.tags.flatMap(({ text }) => (text ? [text] : []))
  const related = article.relatedContents.filter(({ title }) => title !== null)
  return (
    <>
      <article className={styles.article}>
        <ArticleHeader article={article} />
        <ArticleBody tree={article.content as unknown as ArticleTree} pictures={article.pictures} />
        {tags.length > 0 && (
          <ul className={`frame ${styles.tags}`} aria-label={messages('article.tags')}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </article>
      {related.length > 0 && (
        <CardSection title={messages('article.relatedContents')}>
          {related.map((other) => (
            <li key={other.id}>
              <ArticleCard article={other} />
            </li>
          ))}
        </CardSection>
      )}
      {article.projects.length > 0 && (
        <CardSection title={messages('article.relatedProjects')}>
          {article.projects.map((project) => (
            <li key={project.slug}>
              <ProjectCard project={project} />
            </li>
          ))}
        </CardSection>
      )}
    </>
  )
}

function ArticleHeader({ article }: { article: Queries.ArticleContentFragment }) {
  const common = useCommonMessages()
  const messages = useMessages('content')
  const language = useLanguage()
  const { category, title, excerpt, publishedAt, readingMinutes, cover } = article
  return (
    <header>
      <nav className={`frame ${styles.crumbs}`} aria-label={common('breadcrumbs')}>
        <LocalLink to={paths.content}>{messages('title')}</LocalLink>
        <LocalLink to={paths.category(category.key)}>{category.label}</LocalLink>
      </nav>
      <div className={`frame ${styles.title}`}>
        <h1>{title}</h1>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <p className="label">
          <time dateTime={publishedAt}>
            {messages('article.published', { date: formatDate(publishedAt, language) })}
          </time>
          {' · '}
          {common('minutesToRead', { minutes: readingMinutes })}
        </p>
      </div>
      <div className={styles.cover}>
        <Picture
          data={cover?.file?.childImageSharp?.gatsbyImageData}
          alt={cover?.alt ?? ''}
          sizes="(max-width: 90rem) 100vw, 90rem"
          isFirst
        />
      </div>
    </header>
  )
}

function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`frame ${styles.next}`}>
      <h2>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}

export const fragment = graphql`
  fragment ArticleContent on Article {
    title(language: $language)
    excerpt(language: $language)
    content(language: $language)
    readingMinutes(language: $language)
    publishedAt
    category {
      key
      label(language: $language)
    }
    cover {
      alt(language: $language)
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1280, 1600])
        }
      }
    }
    pictures {
      ...ArticleBodyPicture
    }
    tags {
      text(language: $language)
    }
    relatedContents {
      ...ArticleCard
    }
    projects {
      ...ProjectCard
    }
  }
`
