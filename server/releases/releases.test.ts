import fs from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import { finishBuild } from '../../scripts/build/finish-build'
import { readPublicIndex } from '../../scripts/build/public-index'
import { readSettings } from '../../src/settings/settings'
import { buildStamp, sampleFiles, sampleProject } from '../testing/sample-build'
import { expectStoreWithoutUnused, fileOf, hoursAgo, smallProject, storeFiles } from '../testing/stored-releases'
import { removeFolders, writeFiles } from '../testing/temporary-folder'
import { createRelease } from './create-release'
import { NoBuildError, readManifest, readManifests, readPointer } from './manifest'
import { releasePaths } from './release-paths'
import { openReleases } from './open-releases'
import { removeOldReleases } from './remove-old-releases'
import { isNewBuild, switchRelease } from './switch-release'

afterAll(removeFolders)

describe('making a release', () => {
  it('names every file by its decoded path and stores its content and both compressed forms', async () => {
    const { publicDir, dataDir } = await sampleProject()
    const made = await createRelease({ publicDir, dataDir })
    const manifest = await readManifest(dataDir, 'build1')
    expect(made.id).toBe('build1')
    expect([...(manifest?.files.keys() ?? [])].sort()).toEqual(
      [...Object.keys(sampleFiles), '/builds/latest.json'].sort(),
    )
    const { hash, size, br, gz } = await fileOf(
      dataDir,
      'build1',
      '/content/design_architecture/บ้านเย็น-by-design/index.html',
    )
    const locations = releasePaths(dataDir)
    const content = await fs.readFile(path.join(publicDir, 'content/design_architecture/บ้านเย็น-by-design/index.html'))
    const [brotli, gzip] = [
      await fs.readFile(locations.content(hash, 'br')),
      await fs.readFile(locations.content(hash, 'gz')),
    ]
    expect(content.equals(await fs.readFile(locations.content(hash)))).toBe(true)
    expect(content.equals(zlib.brotliDecompressSync(brotli))).toBe(true)
    expect(content.equals(zlib.gunzipSync(gzip))).toBe(true)
    expect([size, br, gz]).toEqual([content.length, brotli.length, gzip.length])
  })

  it('takes the list that the build has left, and makes no release when one of its files is gone', async () => {
    const { folder, publicDir, dataDir } = await smallProject()
    await finishBuild(folder, readSettings({}))
    const { files = {} } = readPublicIndex(folder) ?? {}
    await writeFiles(publicDir, { '/written-afterwards.txt': 'no part of the build' })
    const { id } = await createRelease({ publicDir, dataDir })
    expect([...((await readManifest(dataDir, id))?.files.keys() ?? [])].sort()).toEqual(
      [...Object.keys(files).map((name) => `/${name}`), '/builds/latest.json', `/builds/meta/${id}.json`].sort(),
    )
    await fs.rm(path.join(publicDir, 'index.html'))
    await expect(createRelease({ publicDir, dataDir: `${folder}/other` })).rejects.toThrow(
      'public/ is without /index.html, which its last finished build has made: run npm run build first',
    )
  })

  it('compresses no pictures, nothing small, and keeps no form that is not smaller', async () => {
    const noise = Buffer.from(Array.from({ length: 700 }, () => Math.floor(Math.random() * 256)))
    const { publicDir, dataDir } = await sampleProject({
      '/a.png': 'x'.repeat(5000),
      '/small.html': 'x'.repeat(512),
      '/noise.txt': noise,
      '/large.html': 'x'.repeat(513),
    })
    const { compressed } = await createRelease({ publicDir, dataDir })
    expect(compressed).toBe(2)
    for (const name of ['/a.png', '/small.html', '/noise.txt']) {
      expect(Object.keys(await fileOf(dataDir, 'build1', name))).toEqual(['hash', 'size'])
    }
    expect((await fileOf(dataDir, 'build1', '/large.html')).br).toBeLessThan(100)
    const names = await storeFiles(dataDir)
    expect(names.filter((name) => name.endsWith('.br'))).toHaveLength(1)
  })

  it('reads and compresses only what has changed', async () => {
    const { publicDir, dataDir } = await sampleProject()
    const first = await createRelease({ publicDir, dataDir })
    expect(first.read).toBe(first.files)
    await writeFiles(publicDir, { '/en/index.html': 'changed '.repeat(200), ...buildStamp('build2') })
    const second = await createRelease({ publicDir, dataDir })
    expect(second).toMatchObject({ id: 'build2', files: first.files, read: 2, compressed: 1 })
    await writeFiles(publicDir, buildStamp('build3'))
    expect(await createRelease({ publicDir, dataDir })).toMatchObject({ read: 1, compressed: 0 })
  })

  it('does not compress a content again that was touched, moved or copied', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await fs.utimes(`${publicDir}/index.html`, hoursAgo(1), hoursAgo(1))
    await writeFiles(publicDir, {
      '/copy/index.html': await fs.readFile(`${publicDir}/index.html`),
      ...buildStamp('build2'),
    })
    expect(await createRelease({ publicDir, dataDir })).toMatchObject({ read: 3, compressed: 0 })
    const [one, copy] = [
      await fileOf(dataDir, 'build2', '/index.html'),
      await fileOf(dataDir, 'build2', '/copy/index.html'),
    ]
    expect(copy).toEqual(one)
  })

  it('stores a content once, however many files have it', async () => {
    const same = 'same '.repeat(400)
    const { publicDir, dataDir } = await sampleProject({ '/a.html': same, '/b.html': same, '/c/d.html': same })
    expect((await createRelease({ publicDir, dataDir })).compressed).toBe(1)
    expect((await storeFiles(dataDir)).filter((name) => name.endsWith('.gz'))).toHaveLength(1)
  })

  it('mends what the store has lost', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    const { hash } = await fileOf(dataDir, 'build1', '/index.html')
    const locations = releasePaths(dataDir)
    await fs.rm(locations.content(hash))
    await fs.rm(locations.content(hash, 'br'))
    await writeFiles(publicDir, buildStamp('build2'))
    expect(await createRelease({ publicDir, dataDir })).toMatchObject({ compressed: 1 })
    await expect(fs.stat(locations.content(hash, 'br'))).resolves.toBeTruthy()
  })

  it('works with an index that is damaged', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await fs.writeFile(releasePaths(dataDir).scan, '{"/index')
    await writeFiles(publicDir, buildStamp('build2'))
    expect(await createRelease({ publicDir, dataDir })).toMatchObject({ read: 3, compressed: 0 })
  })

  it('copies large files whole', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, 'large')
    const { publicDir, dataDir } = await sampleProject({ '/film.mp4': large })
    await createRelease({ publicDir, dataDir })
    const { hash, size } = await fileOf(dataDir, 'build1', '/film.mp4')
    expect(size).toBe(large.length)
    expect(large.equals(await fs.readFile(releasePaths(dataDir).content(hash)))).toBe(true)
  })

  it.each([
    ['no build', undefined],
    ['an id that leads out of the folder', '{"id": "../../etc/passwd"}'],
    ['an id that is a file of ours', '{"id": "current"}'],
    ['no JSON', 'not yet'],
  ])('refuses %s and leaves no release', async (_case, latest) => {
    const { publicDir, dataDir } = await smallProject()
    await fs.rm(`${publicDir}/builds/latest.json`)
    if (latest) await writeFiles(publicDir, { '/builds/latest.json': latest })
    await expect(createRelease({ publicDir, dataDir })).rejects.toThrow(NoBuildError)
    expect(await readPointer(dataDir)).toBeNull()
  })

  it('leaves the live release as it is when the build cannot be read', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await writeFiles(publicDir, { 'index.html': 'other', ...buildStamp('build2') })
    const store = releasePaths(dataDir).store
    await fs.rename(store, `${store}-away`)
    await fs.writeFile(store, 'a file where the store should be')
    await expect(createRelease({ publicDir, dataDir })).rejects.toThrow()
    expect((await readPointer(dataDir))?.current).toBe('build1')
  })
})

describe('keeping releases', () => {
  it('removes those that are too old with what only they had, where an edit has made the newest', async () => {
    const { publicDir, dataDir } = await smallProject()
    for (let count = 1; count <= 7; count += 1) {
      const text = count === 2 ? 'comes back '.repeat(100) : `content ${count} `.repeat(100)
      await writeFiles(publicDir, {
        '/index.html': count === 7 ? 'comes back '.repeat(100) : text,
        ...buildStamp(`build${count}`),
      })
      await createRelease({ publicDir, dataDir, isUrgent: true })
    }
    await removeOldReleases(dataDir)
    const manifests = await readManifests(dataDir)
    expect(manifests.map(({ id }) => id)).toEqual(['build7', 'build6', 'build5', 'build4', 'build3'])
    await expectStoreWithoutUnused(dataDir)
  })

  it('keeps five, and no content that none of them has', async () => {
    const { publicDir, dataDir } = await smallProject()
    for (let count = 1; count <= 7; count += 1) {
      await writeFiles(publicDir, { '/index.html': `content ${count} `.repeat(100), ...buildStamp(`build${count}`) })
      await createRelease({ publicDir, dataDir })
    }
    const manifests = await readManifests(dataDir)
    expect(manifests.map(({ id }) => id)).toEqual(['build7', 'build6', 'build5', 'build4', 'build3'])
    await expectStoreWithoutUnused(dataDir)
  })

  it('removes what a crash has left, but nothing that may still be written', async () => {
    const { publicDir, dataDir } = await smallProject()
    const { store } = releasePaths(dataDir)
    await writeFiles(store, { 'ab/.tmp-old': 'half', 'ab/.tmp-new': 'half' })
    await fs.utimes(`${store}/ab/.tmp-old`, hoursAgo(2), hoursAgo(2))
    await createRelease({ publicDir, dataDir })
    expect((await storeFiles(dataDir)).filter((name) => name.startsWith('.tmp'))).toEqual(['.tmp-new'])
  })
})

describe('which build becomes a release', () => {
  it('one that DATA_DIR does not know', async () => {
    const { publicDir, dataDir } = await smallProject()
    expect(await isNewBuild(publicDir, dataDir)).toBe(true)
    await createRelease({ publicDir, dataDir })
    expect(await isNewBuild(publicDir, dataDir)).toBe(false)
  })

  it('none that was rolled back, not even when it is built again', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await writeFiles(publicDir, { 'index.html': 'two', ...buildStamp('build2', '2026-11-02T00:00:00.000Z') })
    await createRelease({ publicDir, dataDir })
    await switchRelease(dataDir, 'build1')
    expect(await isNewBuild(publicDir, dataDir)).toBe(false)
    await writeFiles(publicDir, buildStamp('build2', '2026-11-03T00:00:00.000Z'))
    expect(await isNewBuild(publicDir, dataDir)).toBe(false)
    expect(await readPointer(dataDir)).toEqual({ current: 'build1', skipped: ['build2'], refused: [] })
  })

  it('one that takes an edit back, and no older build that public/ happens to hold', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await writeFiles(publicDir, buildStamp('build2', '2026-11-02T00:00:00.000Z'))
    await createRelease({ publicDir, dataDir })
    await writeFiles(publicDir, buildStamp('build1'))
    expect(await isNewBuild(publicDir, dataDir)).toBe(false)
    await writeFiles(publicDir, buildStamp('build1', '2026-11-03T00:00:00.000Z'))
    expect(await isNewBuild(publicDir, dataDir)).toBe(true)
  })

  it('a release that is not there cannot be switched to', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await expect(switchRelease(dataDir, 'build9')).rejects.toThrow('There is no release "build9"')
    await expect(switchRelease(dataDir, '../build1')).rejects.toThrow('There is no release')
  })
})

describe('open releases', () => {
  it('find the files of earlier releases that an open page asks for, and no others', async () => {
    const { publicDir, dataDir } = await smallProject()
    await writeFiles(publicDir, {
      'page-data/x/page-data.json': '{}',
      'static/a.webp': 'a',
      'x/index.html': 'x',
      'x.json': '1',
    })
    await createRelease({ publicDir, dataDir })
    for (const name of [
      'page-data/x/page-data.json',
      'static/a.webp',
      'x/index.html',
      'x.json',
      'app-0123456789abcdef.js',
    ]) {
      await fs.rm(path.join(publicDir, name))
    }
    await writeFiles(publicDir, { 'index.html': 'new', ...buildStamp('build2') })
    await createRelease({ publicDir, dataDir })
    const releases = await openReleases(dataDir)
    const found = (name: string) => releases.find(name) !== null
    expect(['/page-data/x/page-data.json', '/static/a.webp', '/app-0123456789abcdef.js'].map(found)).toEqual([
      true,
      true,
      true,
    ])
    expect(['/x/index.html', '/x.json', '/constructor', '__proto__'].map(found)).toEqual([false, false, false, false])
    expect(releases.find('/index.html')).toEqual(await fileOf(dataDir, 'build2', '/index.html'))
  })

  it('are none in an empty DATA_DIR, until the first release is made', async () => {
    const { publicDir, dataDir } = await smallProject()
    const releases = await openReleases(dataDir)
    expect([releases.current, releases.find('/index.html')]).toEqual([null, null])
    await createRelease({ publicDir, dataDir })
    await new Promise((resolve) => setTimeout(resolve, 550))
    await releases.refresh()
    expect(releases.current?.id).toBe('build1')
  })

  it('fall back on another release when the live one is damaged', async () => {
    const { publicDir, dataDir } = await smallProject()
    await createRelease({ publicDir, dataDir })
    await writeFiles(publicDir, buildStamp('build2'))
    await createRelease({ publicDir, dataDir })
    await fs.writeFile(releasePaths(dataDir).manifest('build2'), '{"id":')
    expect((await openReleases(dataDir)).current?.id).toBe('build1')
  })
})
