import fs from 'node:fs/promises'
import type { Builder, BuildRun } from '../rebuild/builder'
import { sampleFiles } from './sample-build'
import { writeFiles } from './temporary-folder'

const page = (words: string) => `<!doctype html><title>${words}</title>${'<p>words and words</p>'.repeat(150)}`

/** Files of a build that passes the release checks. */
export const wholeBuildFiles = (): Record<string, unknown> => ({
  ...sampleFiles,
  ...Object.fromEntries(
    ['', 'project/', 'content/', 'privilege/', 'privacy-policy/'].flatMap((name) =>
      ['/', '/en/'].map((prefix) => [`${prefix}${name}index.html`, page(name)]),
    ),
  ),
  '/sitemap-index.xml': '<sitemapindex/>',
})

/** Writes a finished build into public/, as one of the id. */
export async function writeWholeBuild(publicDir: string, id: string, more: Record<string, unknown> = {}) {
  const stamp = { id, builtAt: new Date().toISOString() }
  await fs.rm(publicDir, { recursive: true, force: true })
  await writeFiles(publicDir, {
    ...wholeBuildFiles(),
    ...more,
    [`/builds/meta/${id}.json`]: { ...stamp, changed: ['/', '/en/'] },
    '/builds/latest.json': stamp,
  })
}

/** A builder that does what the caller says, under no lock. */
export const builderOf = (build: (run: BuildRun) => Promise<void>): Builder => ({
  exclusively: (work) => work((run) => build(run).then(() => ({ hasMore: false }))),
  close: () => Promise.resolve(),
})
