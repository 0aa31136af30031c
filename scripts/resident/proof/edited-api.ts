import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startBlogApi } from '../../../server/blog-api/main'
import { loadSettings } from '../../../src/settings/environment'
import { createRandom } from '../../articles/random'
import { CommandError } from '../../lib/command'
import { inProject, projectFolder } from '../../lib/project'
import { onShutdown } from '../../lib/shutdown'
import { editArticles, type EditedArticles } from './edits'

/** Whether builds of this folder read the sample articles, which alone are edited. */
export const hasSampleArticles = (): boolean =>
  loadSettings(projectFolder).GATSBY_BLOG_API_URL === null && !process.env['ARTICLES_DIR']

/**
 * Has builds that start meanwhile read a copy of the sample articles, which may be edited. To the caches they are the
 * embedded ones.
 *
 * @throws {CommandError} when a blog API is configured: builds of this folder then have other articles
 */
export async function withEditedArticles<Result>(
  seed: number,
  work: (articles: EditedArticles) => Promise<Result>,
): Promise<Result> {
  const { GATSBY_BLOG_API_TOKEN: token } = loadSettings(projectFolder)
  if (!hasSampleArticles()) {
    throw new CommandError(
      'The resident builder is tried on the sample articles: unset GATSBY_BLOG_API_URL and ARTICLES_DIR',
    )
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edited-articles-'))
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  const forget = onShutdown(remove)
  fs.cpSync(inProject('content', 'articles'), folder, { recursive: true })
  const api = await startBlogApi({ articlesDir: folder, token, port: 0, checkIntervalMs: 0 })
  process.env['BLOG_API_BUILD_URL'] = api.url
  process.env['BLOG_API_ADDRESS_KEY'] = 'embedded'
  try {
    return await work(editArticles(folder, createRandom(seed)))
  } finally {
    delete process.env['BLOG_API_BUILD_URL']
    delete process.env['BLOG_API_ADDRESS_KEY']
    await api.close()
    forget()
    remove()
  }
}
