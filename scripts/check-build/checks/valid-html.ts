import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import type { Page } from '../base/page'
import { nothing, onePage, type Rule } from '../base/rule'

/** What html-validate is asked for. Every rule that is off, or eased, says why. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React writes some attributes as its props are called (charSet, srcSet); HTML does not tell capitals apart
    'attr-case': 'off',
    // React writes attributes that are there or not (required, disabled) with an empty value, which HTML allows
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React closes void elements with a slash, which HTML allows
    'void-style': 'off',
    // Gatsby's root element is called ___gatsby; any id without white space is valid HTML
    'valid-id': ['error', { relaxed: true }],
    // The ground colour of a project and the dominant colour of a picture come from data; Gatsby styles two elements so
    'no-inline-style': 'off',
    // Search results cut long titles themselves, and Thai titles say more in fewer words than the rule counts
    'long-title': 'off',
    // The label of a list is read aloud, and tells two lists of links in the footer apart
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The site's own scripts come from its own host, as the page does
    'require-sri': ['error', { target: 'crossorigin' }],
    // A rule of our own looks at headings: checks/headings.ts
    'heading-level': 'off',
    // Whether a line may break within a number is for style sheets to say, which html-validate does not see
    'tel-non-breaking': 'off',
  },
}

/**
 * Valid HTML, and the rules of accessibility that can be seen without a browser.
 *
 * @param maxPages pages of one template that are looked at
 */
export function createValidHtml(maxPages: number): Rule {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const looked = new Map<string, number>()
  const isEnough = ({ language, pageData }: Page) => {
    const template = `${language} ${pageData?.componentChunkName}`
    const count = (looked.get(template) ?? 0) + 1
    looked.set(template, count)
    return count > maxPages
  }
  return {
    name: 'HTML is valid (html-validate)',
    checkPage: async (page) => {
      if (isEnough(page)) return nothing
      const { results } = await validator.validateString(page.html, page.path)
      return onePage(
        results
          .flatMap(({ messages }) => messages)
          .map(({ ruleId, message, selector }) => ({
            where: page.path,
            ...(selector && { place: selector }),
            found: message,
            wanted: `what the rule ${ruleId} takes`,
          })),
      )
    },
  }
}
