import type { Behaviour, VariantBlogApi } from './blog-api'
import { errorLines, readLatest, runBuild } from './build'
import type { Outcome } from './report'

interface FailingCase {
  what: string
  /** Makes the API fail. */
  spoil: (api: VariantBlogApi) => void | Promise<void>
  /** What the one message says. */
  says: RegExp
}

const behaving = (behaviour: Behaviour) => (api: VariantBlogApi) => {
  api.behaviour = behaviour
}

/** The ways in which a blog API stops a build (contracts, section 3). */
export const failingCases: readonly FailingCase[] = [
  { what: 'API down', spoil: (api) => api.stop(), says: /could not be read: GET .* failed \(.*ECONNREFUSED/ },
  { what: 'API answers status 500', spoil: behaving('status 500'), says: /answered GET .* with status 500/ },
  { what: 'API answers garbage', spoil: behaving('garbage'), says: /with what is not JSON/ },
  { what: 'API answers JSON of another shape', spoil: behaving('wrong shape'), says: /with JSON of another shape/ },
  { what: 'API hangs', spoil: behaving('hangs'), says: /did not finish its answer to GET .* within \d+ ms/ },
  {
    what: 'API has lost more than half of its articles',
    spoil: (api) => {
      api.items = api.items.slice(0, Math.floor(api.items.length / 2) - 1)
    },
    says: /lists \d+ articles, but \d+ at the last good build/,
  },
]

/** Builds against an API that fails; the build must stop with one message and leave the last good one in place. */
export async function tryFailingBuild(folder: string, api: VariantBlogApi, failing: FailingCase): Promise<Outcome> {
  const before = { items: api.items, latest: readLatest(folder) }
  await failing.spoil(api)
  const { exitCode, output, seconds } = await runBuild(folder, api.url)
  api.items = before.items
  api.behaviour = 'well'
  await api.stop()
  await api.start()
  const errors = errorLines(output)
  const faults = [
    ...(exitCode === 0 ? ['the build did not stop'] : []),
    ...(errors.length === 1 ? [] : [`${errors.length} errors instead of one: ${errors.join(' | ')}`]),
    ...(failing.says.test(output) ? [] : [`the output lacks ${String(failing.says)}`]),
    ...(/^\s+at .+:\d+:\d+\)?$/m.test(output) ? ['the output has a stack trace'] : []),
    ...(readLatest(folder) === before.latest ? [] : ['builds/latest.json has changed']),
  ]
  return { what: failing.what, seconds, note: `exit code ${exitCode}`, faults }
}
