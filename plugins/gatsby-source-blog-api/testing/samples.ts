import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Options } from '../types'
import { startBlogApi, type BlogApi, type Item } from './blog-api-server'
import { createFakeGatsby, type FakeGatsby } from './fake-gatsby'

/** A good article as the API sends it; `changes` replaces fields. */
export const sampleArticle = (id: number, changes: Item = {}): Item => ({
  id: String(id),
  name: `article-${id}`,
  category: 'Design & Architecture',
  title: { th: `บทความ ${id}`, en: `Article ${id}` },
  body: { th: `<p>เนื้อหา ${id}</p>`, en: `<p>Body ${id}</p>` },
  publishedAt: '2026-10-01T02:00:00.000Z',
  updatedAt: '2026-10-02T02:00:00.000Z',
  ...changes,
})

export const sampleArticles = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => sampleArticle(index + 1))

/** A picture that no other test has. */
export const samplePicture = (type: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png'): Promise<Buffer> =>
  sharp(randomBytes(16 * 16 * 3), { raw: { width: 16, height: 16, channels: 3 } })
    .toFormat(type)
    .toBuffer()

/** The plugin's options with the defaults that its schema gives. */
export const sampleOptions = (api: BlogApi, gatsby: FakeGatsby, changes: Partial<Options> = {}): Options => ({
  plugins: [],
  apiUrl: api.url,
  token: 'secret-token',
  timeoutMs: 5000,
  pageSize: 100,
  maxPictureBytes: 100_000,
  addressKey: 'sample',
  stateFile: gatsby.stateFile,
  allowArticleLoss: false,
  ...changes,
})

/** A blog API and a Gatsby for each test of a file, taken down after it. */
export function useTrial() {
  const trial = {} as { api: BlogApi; gatsby: FakeGatsby; options: Options }
  beforeEach(async () => {
    trial.api = await startBlogApi()
    trial.gatsby = createFakeGatsby()
    trial.options = sampleOptions(trial.api, trial.gatsby)
  })
  afterEach(async () => {
    await trial.api.stop()
    trial.gatsby.dispose()
  })
  return trial
}
