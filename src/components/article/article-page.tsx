import { graphql } from 'gatsby'
import { useMemo, type ReactNode } from 'react'
import type { ArticleTree } from '../../article-html/article-tree'
import { tableOfContents } from '../../article-html/headings'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ProjectCard } from '../project/project-card'
import { ArticleBody } from './article-body'
import { ArticleCard } from './article-card'
import { ArticleContents } from './article-contents'
import { ArticleHeader } from './article-header'
import { ArticleNeighbours } from './article-neighbours'
import * as styles from './article-page.module.css'
import { ArticleTags } from './article-tags'
import { ShareLinks } from '../primitives/share-links'

export interface ArticlePageProps {
  article: Queries.ArticleContentFragment
  /** What depends on other articles; an article that is not built yet has none of it. */
  related?: readonly Queries.ArticleSmallCardFragment[]
  newer?: Queries.ArticleLinkFragment | null | undefined
  older?: Queries.ArticleLinkFragment | null | undefined
  /** True for an article that is not built yet. */
  isLive?: boolean
}

/** Headings from which a text is long enough for a table of contents. */
const headingsOfLongText = 3

/** An article: head, text with its contents, tags and share links, and where to go next. */
export function ArticlePage({ article, related = [], newer, older, isLive = false }: ArticlePageProps) {
  const messages = useMessages('article')
  const tree = article.content as unknown as ArticleTree
  const contents = useMemo(() => tableOfContents(tree), [tree])
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className={`frame ${styles.columns}`}>
          <div className={styles.beside}>
            {contents.length >= headingsOfLongText && <ArticleContents entries={contents} />}
          </div>
          <div className={styles.text}>
            <ArticleBody tree={tree} pictures={article.pictures} />
            <footer className={styles.end}>
              <ArticleTags tags={[...new Set(article.tags.flatMap(({ text }) => text ?? []))]} isLive={isLive} />
              <ShareLinks path={paths.article(article.category.key, article.name)} title={article.title ?? ''} />
            </footer>
          </div>
        </div>
      </article>
      <ArticleNeighbours newer={newer} older={older} />
      <CardSection title={messages('relatedContents')} hasCards={related.length > 0}>
        {related.map((other) => (
          <li key={other.id}>
            <ArticleCard article={other} />
          </li>
        ))}
      </CardSection>
      <CardSection title={messages('relatedProjects')} hasCards={article.projects.length > 0}>
        {article.projects.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} />
          </li>
        ))}
      </CardSection>
    </>
  )
}

function CardSection({ title, hasCards, children }: { title: string; hasCards: boolean; children: ReactNode }) {
  if (!hasCards) return null
  return (
    <section className={`frame no-print ${styles.next}`}>
      <h2>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}

export const fragment = graphql`
  fragment ArticleContent on Article {
    name
    title(language: $language)
    excerpt(language: $language)
    content(language: $language)
    readingMinutes(language: $language)
    publishedAt
    updatedAt
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
    projects {
      ...ProjectCard
    }
  }
`
