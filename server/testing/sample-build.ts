import { createRelease } from '../releases/create-release'
import { openReleases } from '../releases/open-releases'
import { sampleShellFiles } from './sample-shell'
import { temporaryFolder, writeFiles } from './temporary-folder'

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${'<p>words and words</p>'.repeat(60)}</body></html>`

const notFoundHtml = (words: string) =>
  `<!doctype html><title>${words}: {fullPath}</title><h1>${words}: {fullPath}</h1>${'<p>…</p>'.repeat(200)}`

/** A hundredth of a real build: pages in both languages, hashed files, redirects, 404 pages. */
export const sampleFiles: Readonly<Record<string, unknown>> = {
  ...sampleShellFiles,
  '/index.html': html('หน้าแรก'),
  '/en/index.html': html('Home'),
  '/404.html': notFoundHtml('ไม่พบหน้า'),
  '/en/404.html': notFoundHtml('Page not found'),
  '/project/index.html': html('โครงการ'),
  '/en/project/index.html': html('Projects'),
  '/content/index.html': html('บทความ'),
  '/en/content/index.html': html('Content'),
  '/content/design_architecture/บ้านเย็น-by-design/index.html': html('บ้านเย็น'),
  '/content/design_architecture/node.js/index.html': html('node.js'),
  '/page-data/index/page-data.json': { path: '/', result: 'x'.repeat(2000) },
  '/app-0123456789abcdef.js': `console.log(${JSON.stringify('abc '.repeat(500))})`,
  '/static/d41d8cd9/hero.webp': new Uint8Array(4000).map((_, index) => (index * 7919) % 251),
  '/fonts/sarabun.woff2': new Uint8Array(900).map((_, index) => (index * 31) % 256),
  '/robots.txt': 'User-agent: *\n',
  '/report.pdf': new Uint8Array(400_000).map((_, index) => (index * 2654435761) >>> 24),
  '/big.json': { rows: Array.from({ length: 40_000 }, (_, index) => index * 7) },
  '/builds/meta/build1.json': { id: 'build1', builtAt: '2026-11-01T00:00:00.000Z', changed: [] },
  '/builds/redirects.json': [
    { from: '/blog/', to: '/content/', status: 301 },
    { from: '/about/', to: '/about/proud-brand/', status: 301 },
    { from: '/phuket-residences/', to: 'https://phuket-residences.example.com/', status: 302 },
    { from: '/blog/บ้านเย็น/', to: '/content/design_architecture/บ้านเย็น-by-design/', status: 301 },
    { from: '/tabbed/', to: '/project/?tab=phuket#list', status: 301 },
    { from: '/evil-1/', to: '//evil.example/', status: 301 },
    { from: '/evil-2/', to: '/\\evil.example/', status: 301 },
    { from: '/evil-3/', to: 'javascript:alert(1)', status: 301 },
  ],
}

/** The stamp of a build, as `public/builds/latest.json` holds it. */
export const buildStamp = (id: string, builtAt = '2026-11-01T00:00:00.000Z') => ({
  '/builds/latest.json': { id, builtAt },
})

/** A project with a build in public/, and nothing released yet. */
export async function sampleProject(files: Readonly<Record<string, unknown>> = sampleFiles) {
  const folder = await temporaryFolder()
  const publicDir = `${folder}/public`
  const dataDir = `${folder}/.data`
  await writeFiles(publicDir, { ...files, ...buildStamp('build1') })
  return { folder, publicDir, dataDir }
}

/** The same, released and opened. */
export async function sampleReleases(files: Readonly<Record<string, unknown>> = sampleFiles) {
  const project = await sampleProject(files)
  await createRelease(project)
  return { ...project, releases: await openReleases(project.dataDir) }
}
