import { localeOf, otherLanguage, type Language } from '../../i18n/locales'
import { cardSize, cardText, shareCardPath, type ShareCard } from '../../share-card/share-card'

/** When an article was written, and what it is about. */
export interface ArticleTimes {
  /** ISO times. */
  publishedAt: string
  modifiedAt?: string
  section?: string | null
  tags?: readonly string[]
}

interface ShareTagsProps {
  siteUrl: string
  siteName: string
  title: string
  card: ShareCard
  /** What only pages have that search engines may show. */
  indexed?: { address: string; description: string | undefined; languages: readonly Language[] } | undefined
  article?: ArticleTimes | undefined
}

/** Locale of a language as Open Graph writes it. */
const openGraphLocales: Record<Language, string> = { th: 'th_TH', en: localeOf('en').iso.replace('-', '_') }

/**
 * What is shown where a page is shared: Open Graph, which X reads too. The step after Gatsby draws the card from `data-card`
 * (scripts/share-cards).
 */
export function ShareTags({ siteUrl, siteName, title, card, indexed, article }: ShareTagsProps) {
  const { language } = card
  const other = otherLanguage(language)
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {indexed?.description && <meta property="og:description" content={indexed.description} />}
      {indexed && <meta property="og:url" content={indexed.address} />}
      {indexed?.languages.includes(other) && <meta property="og:locale:alternate" content={openGraphLocales[other]} />}
      <meta property="og:image" content={siteUrl + shareCardPath(card)} data-card={cardText(card)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={`${card.label}: ${card.title}`} />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article?.modifiedAt && <meta property="article:modified_time" content={article.modifiedAt} />}
      {article?.section && <meta property="article:section" content={article.section} />}
      {article?.tags?.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
