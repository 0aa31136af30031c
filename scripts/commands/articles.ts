import path from 'node:path'
import { parseArgs } from 'node:util'
import { generateArticles } from '../articles/generate-articles'
import { CommandError, runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'

const usage = 'articles takes: generate N [--out .data/generated-articles] [--seed 1]'
const maxCount = 1_000_000

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new CommandError(`${name}: got "${text}", takes a whole number from ${least} to ${most}`)
}

function readWords(args: string[]) {
  const options = { out: { type: 'string' }, seed: { type: 'string', default: '1' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${usage}: ${(error as Error).message}`)
  }
}

/** `npm run articles -- generate N`: articles for the embedded blog API, for trying the site at size. */
void runCommand((args) => {
  const { positionals, values } = readWords(args)
  const [action, number = '', ...more] = positionals
  if (action !== 'generate' || more.length > 0) throw new CommandError(usage)
  const count = wholeNumber('N', number, 1, maxCount)
  const folder = path.resolve(projectFolder, values.out ?? path.join('.data', 'generated-articles'))
  const startMs = Date.now()
  generateArticles({ count, folder, seed: wholeNumber('--seed', values.seed, 0, 2 ** 31), projectFolder })
  const shown = path.relative(projectFolder, folder)
  console.log(`${count} articles in ${shown}, ${((Date.now() - startMs) / 1000).toFixed(1)} s`)
  console.log(`Build and serve with them: ARTICLES_DIR=${shown} npm start`)
  return Promise.resolve(0)
})
