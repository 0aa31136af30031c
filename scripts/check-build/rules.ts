import type { Settings } from '../../src/settings/settings'
import type { Rule } from './base/rule'
import { businessFacts } from './checks/business-facts'
import { maxValidatedPagesPerTemplate } from './budgets'
import { alternates } from './checks/alternates'
import { canonicals, hiddenPages } from './checks/canonical'
import { feedLinks, feeds } from './checks/feeds'
import { firstScreen } from './checks/first-screen'
import { headings } from './checks/headings'
import { inlineCode } from './checks/inline-code'
import { inlineScripts } from './checks/inline-scripts'
import { leftovers } from './checks/leftovers'
import { linkHashes } from './checks/link-hashes'
import { linkLanguage } from './checks/link-language'
import { assetTargets, linkTargets } from './checks/link-targets'
import { messageKeys } from './checks/message-keys'
import { pageData } from './checks/page-data'
import { pageFrame } from './checks/page-frame'
import { pageSize } from './checks/page-size'
import { pictures } from './checks/pictures'
import { createPrivateTexts, machinePaths, secretShapes, secretValues } from './checks/private-texts'
import { redirectTargets } from './checks/redirects'
import { createScripts } from './checks/scripts'
import { shareTags } from './checks/share-tags'
import { siteFiles } from './checks/site-files'
import { sitemap } from './checks/sitemap'
import { specifiedRedirects } from './checks/specified-redirects'
import { structuredData } from './checks/structured-data'
import { textLanguage } from './checks/text-language'
import { textLength } from './checks/text-length'
import { descriptions, titles } from './checks/titles'
import { createValidHtml } from './checks/valid-html'

const secretsOf = ({ DATABASE_URL, REBUILD_WEBHOOK_SECRET, REBUILD_WEBHOOK_TOKEN, DESK_TOKENS }: Settings) =>
  secretValues({
    DATABASE_URL,
    REBUILD_WEBHOOK_SECRET,
    REBUILD_WEBHOOK_TOKEN,
    ...Object.fromEntries(Object.entries(DESK_TOKENS ?? {}).map(([name, token]) => [`DESK_TOKENS, ${name}`, token])),
  })

/**
 * Every rule on the built site, in the order of the report.
 *
 * @param projectFolder the folder that holds package.json
 * @param settings those in use; their secrets must not be in the build
 */
export const createRules = (projectFolder: string, settings: Settings): readonly Rule[] => [
  linkTargets,
  linkHashes,
  linkLanguage,
  assetTargets,
  redirectTargets,
  specifiedRedirects,
  pageFrame,
  headings,
  titles,
  descriptions,
  canonicals,
  hiddenPages,
  alternates,
  sitemap,
  siteFiles,
  shareTags,
  structuredData,
  feeds,
  feedLinks,
  messageKeys,
  leftovers,
  textLanguage,
  textLength,
  businessFacts,
  pictures,
  inlineCode,
  inlineScripts,
  pageData,
  pageSize,
  firstScreen,
  createScripts(projectFolder),
  createValidHtml(maxValidatedPagesPerTemplate),
  createPrivateTexts([...machinePaths(projectFolder), ...secretShapes, ...secretsOf(settings)]),
]
