import navigation from '../content/navigation.json'
import facts from '../content/site.json'
import { languages, type Language } from '../src/i18n/locales'
import { settingDefinitions } from '../src/settings/settings'
import { dictionaryNodes } from './dictionaries'

interface NavigationLink {
  label: Record<Language, string>
  path?: string
  setting?: string
}

export const siteUrl = 'https://www.example.com'

const hrefOf = ({ path, setting }: NavigationLink) =>
  path ?? String(settingDefinitions[setting as keyof typeof settingDefinitions].default)

const linkOf = (link: NavigationLink) => ({ href: hrefOf(link), th: link.label.th, en: link.label.en })

const factsIn = (language: Language) => ({
  ...facts,
  name: facts.name[language],
  legalName: facts.legalName[language],
  description: facts.description[language],
  address: facts.address.map((line) => line[language]),
  officeHours: facts.officeHours[language],
})

/** What the site's static query gives in a build, made of the real content; pictures alone are left out. */
export const siteData = {
  site: { siteMetadata: { siteUrl, isHidden: false } },
  th: factsIn('th'),
  en: factsIn('en'),
  navigation: {
    main: navigation.main.map((entry) => ({
      ...linkOf(entry),
      key: entry.key,
      picture: null,
      children: entry.children.map(linkOf),
    })),
    legal: navigation.legal.map(linkOf),
  },
  allLocale: { nodes: languages.map((language) => dictionaryNodes(language, ['common'])).flat() },
} as unknown as Queries.SiteQuery
