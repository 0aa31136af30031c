import type { Article } from 'schema-dts'
import type { ArticleTree } from '../../article-html/article-tree'
import { isCategoryKey } from '../../i18n/categories'
import { paths } from '../../i18n/paths'
import { textOfTree } from '../../search/article-text'
import type { PageFacts, PageOfHead } from '../head/page-facts'
import { PageHead } from '../head/page-head'
import { summary } from '../head/summary'

interface ArticleHeadProps {
  page: PageOfHead
  article: Queries.ArticleContentFragment
  /** Name of the content hub. */
  hub: string
}

const tagsOf = ({ tags }: Queries.ArticleContentFragment) => [...new Set(tags.flatMap(({ text }) => text ?? []))]

/** The head of an article. Without an excerpt its description is the start of its text. */
export function ArticleHead({ page, article, hub }: ArticleHeadProps) {
  const { title, category, excerpt, publishedAt, updatedAt } = article
  const text = excerpt ?? textOfTree(article.content as unknown as ArticleTree)
  return (
    <PageHead
      page={page}
      title={title ?? ''}
      description={summary(text, page.pageContext.language)}
      scene={{ drawing: isCategoryKey(category.key) ? category.key : 'hub' }}
      trail={[
        { label: hub, path: paths.content },
        { label: category.label ?? '', path: paths.category(category.key) },
      ]}
      article={{ publishedAt, modifiedAt: updatedAt, section: category.label, tags: tagsOf(article) }}
      data={(facts) => [articleData(article, facts)]}
    />
  )
}

function articleData(article: Queries.ArticleContentFragment, facts: PageFacts): Article {
  const { title, excerpt, cover, category } = article
  const picture = cover?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src
  return {
    '@type': 'Article',
    headline: title ?? '',
    ...(excerpt && { description: excerpt }),
    ...(picture && { image: [facts.siteUrl + picture] }),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: facts.language,
    ...(category.label && { articleSection: category.label }),
    keywords: tagsOf(article),
    mainEntityOfPage: facts.address,
    author: facts.company,
    publisher: facts.company,
  }
}
