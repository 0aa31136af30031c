import { defaultLanguage, localeOf, type Language } from '../../i18n/locales'
import { createTranslator } from '../../i18n/translator'
import { localizedPath } from '../../i18n/paths'
import type { CardScene, ShareCard } from '../../share-card/share-card'
import { pageLanguages } from '../layout/page-props'
import { useSite } from '../layout/use-site'
import { JsonLd, type StructuredData } from './json-ld'
import { usePageFacts, type PageFacts, type PageOfHead } from './page-facts'
import { ShareTags, type ArticleTimes } from './share-tags'
import { SiteIcons } from './site-icons'
import { breadcrumbList, groupOf, sectionsAbove, trailTo, type Crumb } from './trail'

interface PageHeadProps {
  page: PageOfHead
  title: string
  description?: string | undefined
  /** True where the title stands alone, without the site's name. */
  isWholeTitle?: boolean
  /** True for a page that search engines leave out. */
  isHidden?: boolean
  /** What is beside the title on the picture that is shown where the page is shared; the site's own card when not given. */
  scene?: CardScene | undefined
  /** What that picture says where it is not the title: pages that continue another one have that one's. */
  cardTitle?: string | undefined
  /** What is above the page in the site, where the navigation does not say it. */
  trail?: readonly Crumb[] | undefined
  /** Given for articles and news. */
  article?: ArticleTimes | undefined
  /** More facts about the page for search engines, by what they are made with. */
  data?: ((facts: PageFacts) => readonly StructuredData[]) | undefined
}

/**
 * Everything in the head of a page: language, title, description, canonical address, other languages, robots, icons, what is
 * shown where the page is shared, and facts for search engines. No query is part of a canonical address (contracts, section 7).
 */
export function PageHead(props: PageHeadProps) {
  const { page, title, description, isWholeTitle = false } = props
  const facts = usePageFacts(page)
  const isIndexed = useIsIndexed(props)
  const languages = pageLanguages(page.pageContext)
  const { card, above } = useSharing(props, facts)
  const { address, siteName, siteUrl } = facts
  return (
    <>
      <html lang={localeOf(facts.language).code} />
      <title>{isWholeTitle ? title : `${title} | ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      <SiteIcons language={facts.language} />
      {isIndexed ? <Addresses page={page} facts={facts} /> : <meta name="robots" content="noindex" />}
      <ShareTags
        siteUrl={siteUrl}
        siteName={siteName}
        title={title}
        card={card}
        indexed={isIndexed ? { address, description, languages } : undefined}
        article={props.article}
      />
      {isIndexed && <PageData facts={facts} props={props} above={above} />}
    </>
  )
}

function useIsIndexed({ page: { pageContext }, isHidden = false }: PageHeadProps): boolean {
  const isStaging = useSite().site?.siteMetadata?.isHidden ?? false
  return !isHidden && !pageContext.isNotFound && !isStaging
}

/** The card of a page, and what is above the page in the site. */
function useSharing(
  { page, title: pageTitle, cardTitle: title = pageTitle, scene, trail }: PageHeadProps,
  { language, site }: PageFacts,
) {
  const { navigation } = useSite()
  const path = page.pageContext.i18n.originalPath
  const above = trail ?? sectionsAbove(navigation, path, language)
  const labels = [above.at(-1)?.label, groupOf(navigation, path)?.[language]]
  const label = labels.find((text) => text && text !== title) ?? site.legalName
  const siteCard = { label: site.legalName, title: site.description, scene: { picture: 'home-hero' } }
  const card: ShareCard = { language, ...(scene ? { label, title, scene } : siteCard) }
  return { card, above }
}

function Addresses({ page: { pageContext }, facts }: { page: PageOfHead; facts: PageFacts }) {
  const addressIn = (code: Language) => facts.siteUrl + encodeURI(localizedPath(pageContext.i18n.originalPath, code))
  const available = pageLanguages(pageContext)
  const byDefault = available.includes(defaultLanguage) ? defaultLanguage : facts.language
  return (
    <>
      <link rel="canonical" href={facts.address} />
      {available.length > 1 &&
        available.map((code) => <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />)}
      <link rel="alternate" hrefLang="x-default" href={addressIn(byDefault)} />
      <link rel="sitemap" type="application/xml" href="/sitemap-index.xml" />
    </>
  )
}

interface PageDataProps {
  facts: PageFacts
  props: PageHeadProps
  above: readonly Crumb[]
}

function PageData({ facts, props: { page, title, data }, above }: PageDataProps) {
  const path = page.pageContext.i18n.originalPath
  const { nodes } = useSite().allLocale
  const home = () => createTranslator(nodes, facts.language, 'common')('home')
  const crumbs = breadcrumbList(trailTo(above, { label: title, path }, home), facts.addressOf)
  const all = [...(data?.(facts) ?? []), ...(path === '/' ? [] : [crumbs])]
  return all.length > 0 && <JsonLd data={all} />
}
