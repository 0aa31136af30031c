import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the bar at the window's lower edge covers is scrolled from under it. */
const isUnderBar = (finding: string) => finding.startsWith('target-size') && finding.includes('partially obscured')

/** What axe objects to by WCAG 2.2 AA: rule, element, and what is wrong with it. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
    .filter((finding) => !isUnderBar(finding))
}
