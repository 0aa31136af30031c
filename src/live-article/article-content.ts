import { cleanArticleHtml } from '../article-html/clean-article-html'
import { readingMinutes } from '../article-html/reading-minutes'
import { categories } from '../i18n/categories'
import { livePictureAddress, picturesIn, withoutPictures, type TextPicture } from './live-pictures'
import type { LiveArticle } from './read-article'

type ArticleContent = Queries.ArticleContentFragment
type PictureData = NonNullable<NonNullable<ArticleContent['pictures'][number]['file']>['childImageSharp']>

/** The size that a picture is given until it is there, where nobody has told its own. Most covers are about so. */
const assumedSize = { width: 1600, height: 1000 } as const

/** A picture that is not in the image pipeline yet, as the components take it: one address, no sizes to choose from. */
const plainPicture = (src: string, size: TextPicture['size'] = null): { childImageSharp: PictureData } => ({
  childImageSharp: {
    gatsbyImageData: { layout: 'fullWidth', ...(size ?? assumedSize), images: { fallback: { src }, sources: [] } },
  },
})

/**
 * The data that the article page shows, of an article that is not built yet. Its HTML is cleaned as the build does it
 * (contracts, section 3); what depends on other articles is left out until the next build.
 *
 * @param apiUrl base address of the blog API in the browser
 */
export function articleContent(article: LiveArticle, apiUrl: string): ArticleContent {
  const { name, language, title, excerpt, cover, tags, publishedAt, updatedAt, body } = article
  const tree = cleanArticleHtml(body)
  const pictures = picturesIn(tree).flatMap(({ url, size }) => {
    const src = livePictureAddress(url, apiUrl)
    return src === null ? [] : [{ url, file: plainPicture(src, size) }]
  })
  const content = withoutPictures(tree, (url) => pictures.some((picture) => picture.url === url))
  const coverAddress = cover && livePictureAddress(cover.url, apiUrl)
  const label = categories.find(({ key }) => key === article.category)?.label[language] ?? ''
  return {
    name,
    title,
    excerpt,
    content: content as unknown as ArticleContent['content'],
    readingMinutes: readingMinutes(body, language),
    publishedAt,
    updatedAt,
    category: { key: article.category, label },
    cover: coverAddress ? { alt: cover.alt, file: plainPicture(coverAddress) } : null,
    pictures,
    tags: tags.map((text) => ({ text })),
    projects: [],
  }
}
