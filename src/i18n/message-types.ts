import type aboutBrand from './messages/th/about-brand.json'
import type aboutPillars from './messages/th/about-pillars.json'
import type aboutProjects from './messages/th/about-projects.json'
import type aboutRd from './messages/th/about-rd.json'
import type aboutStory from './messages/th/about-story.json'
import type aboutVision from './messages/th/about-vision.json'
import type article from './messages/th/article.json'
import type careers from './messages/th/careers.json'
import type common from './messages/th/common.json'
import type contact from './messages/th/contact.json'
import type content from './messages/th/content.json'
import type cookies from './messages/th/cookies.json'
import type dataRights from './messages/th/data-rights.json'
import type forms from './messages/th/forms.json'
import type home from './messages/th/home.json'
import type landProposal from './messages/th/land-proposal.json'
import type leadMail from './messages/th/lead-mail.json'
import type legal from './messages/th/legal.json'
import type news from './messages/th/news.json'
import type notFound from './messages/th/not-found.json'
import type privilege from './messages/th/privilege.json'
import type project from './messages/th/project.json'
import type search from './messages/th/search.json'
import type sustainability from './messages/th/sustainability.json'
import type sustainabilityConcept from './messages/th/sustainability-concept.json'
import type sustainabilityEnvironment from './messages/th/sustainability-environment.json'
import type sustainabilityGovernance from './messages/th/sustainability-governance.json'
import type sustainabilitySociety from './messages/th/sustainability-society.json'
import type thankYou from './messages/th/thank-you.json'

/** Every dictionary by its name: one for each kind of page, and `common` for what is on all of them. */
export interface Dictionaries {
  'about-brand': typeof aboutBrand
  'about-pillars': typeof aboutPillars
  'about-projects': typeof aboutProjects
  'about-rd': typeof aboutRd
  'about-story': typeof aboutStory
  'about-vision': typeof aboutVision
  article: typeof article
  careers: typeof careers
  common: typeof common
  contact: typeof contact
  content: typeof content
  cookies: typeof cookies
  'data-rights': typeof dataRights
  forms: typeof forms
  home: typeof home
  'land-proposal': typeof landProposal
  'lead-mail': typeof leadMail
  legal: typeof legal
  news: typeof news
  'not-found': typeof notFound
  privilege: typeof privilege
  project: typeof project
  search: typeof search
  'sustainability-concept': typeof sustainabilityConcept
  'sustainability-environment': typeof sustainabilityEnvironment
  'sustainability-governance': typeof sustainabilityGovernance
  'sustainability-society': typeof sustainabilitySociety
  sustainability: typeof sustainability
  'thank-you': typeof thankYou
}

export type Namespace = keyof Dictionaries

type LeafKey<Dictionary> = {
  [Key in keyof Dictionary & string]: Dictionary[Key] extends string ? Key : `${Key}.${LeafKey<Dictionary[Key]>}`
}[keyof Dictionary & string]

/** A key of a dictionary, its levels joined by dots. */
export type MessageKey<Name extends Namespace> = LeafKey<Dictionaries[Name]>

/** Gives the words for a key in the language of the page; `{{name}}` in them is replaced by the value of that name. */
export type Translate<Name extends Namespace> = (
  key: MessageKey<Name>,
  values?: Readonly<Record<string, string | number>>,
) => string
