import type { Problem } from '../base/rule'
import type { Outcome } from './run-rules'

const maxLinesPerRule = 20

/** How many rules held and how many did not. */
export interface Counts {
  passed: number
  failed: number
}

/** Counts rules, not pages: a rule that fails on ten pages is one failure. */
export function countRules(outcomes: readonly Outcome[]): Counts {
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length
  return { passed: outcomes.length - failed, failed }
}

function groupLine(group: readonly Problem[]): string {
  const [first] = group
  if (!first) return ''
  const pages = new Set(group.map(({ where }) => where)).size
  const others = group.length > 1 ? ` (${group.length} places on ${pages} ${pages > 1 ? 'pages' : 'page'})` : ''
  const place = first.place ? ` ${first.place}` : ''
  return `  ${first.where}${place}${others}: found ${first.found}; wanted ${first.wanted}`
}

/** One line for each thing that is wrong, however many pages it is on: what stands in the header is on all of them. */
function problemLines(problems: readonly Problem[]): string[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = `${problem.found}\0${problem.wanted}`
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  const lines = [...groups.values()].map(groupLine)
  const hidden = lines.length - maxLinesPerRule
  return hidden > 0 ? [...lines.slice(0, maxLinesPerRule - 1), `  and ${hidden + 1} more like these`] : lines
}

const tableLine = (rule: string, checked: string | number, problems: string | number) =>
  `  ${rule.padEnd(78)} ${String(checked).padStart(10)} ${String(problems).padStart(9)}`

/** The report: a table of all rules, the problems of each, and last `N passed, N failed`. */
export function reportLines(outcomes: readonly Outcome[]): string[] {
  const { passed, failed } = countRules(outcomes)
  const bad = outcomes.filter(({ problems }) => problems.length > 0)
  return [
    tableLine('Rule (each counts as one below)', 'looked at', 'problems'),
    ...outcomes.map(({ rule, checked, problems }) => tableLine(rule.name, checked, problems.length)),
    ...bad.flatMap(({ rule, problems }) => ['', `${rule.name}: not so`, ...problemLines(problems)]),
    '',
    `${passed} passed, ${failed} failed`,
  ]
}
