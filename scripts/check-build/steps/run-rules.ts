import type { Build, Site } from '../base/build'
import type { PageSummary } from '../base/page'
import type { Problem, Result, Rule } from '../base/rule'
import { createInterner, readPage, summarize } from './read-page'

/** What became of one rule. */
export interface Outcome extends Result {
  rule: Rule
}

function add(outcome: Outcome, { checked, problems }: Result): void {
  outcome.checked += checked
  outcome.problems.push(...problems)
}

const vacuous: Problem = {
  where: 'public/',
  found: 'nothing that this rule looks at',
  wanted: 'at least one: a rule that sees nothing guards nothing',
}

/**
 * Reads every page once, runs the rules, and keeps only a summary of each page. A rule that finds nothing to look at fails,
 * but on a staging build, where those about search engines have nothing to say.
 *
 * @returns the outcomes in the order of the rules, and the site
 */
export async function runRules(rules: readonly Rule[], build: Build): Promise<{ outcomes: Outcome[]; site: Site }> {
  const outcomes = rules.map((rule): Outcome => ({ rule, checked: 0, problems: [] }))
  const pages = new Map<string, PageSummary>()
  const intern = createInterner()
  for (const file of build.pageFiles) {
    const page = readPage(file, build)
    for (const outcome of outcomes) {
      if (outcome.rule.checkPage) add(outcome, await outcome.rule.checkPage(page, build))
    }
    pages.set(page.path, summarize(page, intern))
  }
  const site: Site = { ...build, pages }
  for (const outcome of outcomes) {
    if (outcome.rule.checkSite) add(outcome, await outcome.rule.checkSite(site))
    if (outcome.checked === 0 && !build.isStaging) outcome.problems.push(vacuous)
  }
  return { outcomes, site }
}
