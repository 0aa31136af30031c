import type { Reporter } from 'gatsby'
import type { Problem } from './types'

/** What a build came to. */
export interface Summary {
  articles: number
  fetched: number
  unchanged: number
  leftOut: number
  removed: number
  pictures: number
  failedPictures: number
}

/** What an article, or an item that should have been one, is called in messages: its name, else its id, else its place. */
export function itemTitle(item: unknown, index: number): string {
  const { name, id } = (typeof item === 'object' && item !== null ? item : {}) as { name?: unknown; id?: unknown }
  if (typeof name === 'string' && name) return JSON.stringify(name)
  return typeof id === 'string' && id ? `with id ${JSON.stringify(id)}` : `number ${index + 1} of the list`
}

/** One warning for an article that is left out, with every reason: field, value, reason. */
export function warnLeftOut(reporter: Reporter, title: string, problems: readonly Problem[]): void {
  reporter.warn(`blog API: article ${title} is left out: ${problems.map(describe).join('; ')}`)
}

/** One warning for a part that is left out of an article that stays. */
export function warnProblem(reporter: Reporter, title: string, problem: Problem): void {
  reporter.warn(`blog API: article ${title}: ${describe(problem)}`)
}

const describe = ({ field, value, reason }: Problem) => `${field} ${value} ${reason}`

/** The line at the end of the sourcing. */
export function summaryLine(summary: Summary): string {
  const { articles, fetched, unchanged, leftOut, removed, pictures, failedPictures } = summary
  return (
    `blog API: ${articles} articles, ${fetched} fetched, ${unchanged} unchanged, ${leftOut} left out, ` +
    `${removed} removed; ${pictures} pictures, ${failedPictures} failed`
  )
}
