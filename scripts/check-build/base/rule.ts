import type { Build, Site } from './build'
import type { Page } from './page'

/** One thing that is wrong in the built site. */
export interface Problem {
  /** Path of the page, or name of the file. */
  where: string
  /** Where on the page, when the same fault may stand on it many times. */
  place?: string
  found: string
  wanted: string
}

/** What a rule has looked at. */
export interface Result {
  /** How many things (pages, links, pictures …) were looked at. */
  checked: number
  problems: Problem[]
}

/** A rule on the built site: on each page while it is read, or once on all pages together. */
export interface Rule {
  /** A sentence that is true when the rule holds. */
  name: string
  checkPage?: (page: Page, build: Build) => Result | Promise<Result>
  checkSite?: (site: Site) => Result | Promise<Result>
}

/** Looks at things one by one. @param check gives what is wrong with one of them */
export function checkEach<Item>(items: Iterable<Item>, check: (item: Item) => Problem[]): Result {
  const result: Result = { checked: 0, problems: [] }
  for (const item of items) {
    result.checked += 1
    result.problems.push(...check(item))
  }
  return result
}

/** The problems of one page, which counts as one thing. */
export const onePage = (problems: Problem[]): Result => ({ checked: 1, problems })

/** Nothing here for the rule to look at. */
export const nothing: Result = { checked: 0, problems: [] }
