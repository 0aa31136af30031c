import fs from 'node:fs/promises'
import path from 'node:path'
import { finishBuild } from '../../scripts/build/finish-build'
import { readSettings } from '../../src/settings/settings'
import { buildStamp, sampleProject } from '../testing/sample-build'
import { expectStoreWithoutUnused, fileOf, hoursAgo, smallProject } from '../testing/stored-releases'
import { removeFolders, writeFiles } from '../testing/temporary-folder'
import { createRelease } from './create-release'
import { readManifest, readManifests } from './manifest'
import { openReleases } from './open-releases'
import { releasePaths } from './release-paths'
import { removeOldReleases } from './remove-old-releases'
import { changesOfBuild } from './scan-public'

afterAll(removeFolders)

describe('a release of what a build has changed', () => {
  const finish = async (folder: string) => (await finishBuild(folder, readSettings({}))).id
  const filesOf = async (dataDir: string) => new Map((await readManifests(dataDir))[0]?.files.entries())

  it('holds the same files as one of all files, and looks at no others', async () => {
    const { folder, publicDir, dataDir } = await smallProject()
    await writeFiles(publicDir, { 'gone.html': 'goes', 'en/index.html': 'stays '.repeat(300) })
    await finish(folder)
    await createRelease({ publicDir, dataDir })
    await writeFiles(publicDir, { 'index.html': 'two '.repeat(500), 'a/new.html': 'new '.repeat(500) })
    await fs.rm(`${publicDir}/gone.html`)
    const id = await finish(folder)

    const live = (await openReleases(dataDir)).current
    const before = live && (await readManifest(dataDir, live.id))
    const changes = live && (await changesOfBuild(publicDir, live))
    if (!before || !changes) throw new Error('the build has not noted its changes')
    expect(changes.changed.map(({ sitePath }) => sitePath).sort()).toEqual(
      [
        '/a/new.html',
        '/builds/latest.json',
        `/builds/meta/${id}.json`,
        `/builds/meta/${before.id}.json`,
        '/index.html',
      ].sort(),
    )
    expect(changes.gone).toEqual(['/gone.html'])
    await createRelease({ publicDir, dataDir, changes: { ...changes, before } })
    const whole = `${folder}/other-data`
    await createRelease({ publicDir, dataDir: whole })
    expect(await filesOf(dataDir)).toEqual(await filesOf(whole))
  })

  it('is not made where the build does not follow the live one', async () => {
    const { folder, publicDir, dataDir } = await smallProject()
    await finish(folder)
    await createRelease({ publicDir, dataDir })
    for (const text of ['two', 'three']) {
      await writeFiles(publicDir, { 'index.html': text })
      await finish(folder)
    }
    const live = (await openReleases(dataDir)).current
    expect(live && (await changesOfBuild(publicDir, live))).toBeNull()
  })
})

describe('releases that edits make', () => {
  /** A project with two hundred files, and releases of edits to it. */
  async function editedProject() {
    const pages = Array.from({ length: 200 }, (_, number) => [`/page-${number}.html`, `page ${number} `.repeat(100)])
    const { folder, publicDir, dataDir } = await sampleProject(Object.fromEntries(pages) as Record<string, string>)
    const build = async () => (await finishBuild(folder, readSettings({}))).id
    await build()
    const first = await createRelease({ publicDir, dataDir })
    const edit = async (files: Record<string, string>, gone: readonly string[] = []) => {
      await writeFiles(publicDir, files)
      for (const name of gone) await fs.rm(path.join(publicDir, name))
      await build()
      const live = (await openReleases(dataDir)).current
      const changes = live && (await changesOfBuild(publicDir, live))
      const before = live && (await readManifest(dataDir, live.id))
      if (!before || !changes) throw new Error('the build has not noted its changes')
      return createRelease({ publicDir, dataDir, isUrgent: true, changes: { ...changes, before } })
    }
    return { dataDir, first, edit }
  }

  const bytesOf = async (file: string) => (await fs.stat(file)).size
  const lists = (dataDir: string) => fs.readdir(releasePaths(dataDir).lists)

  it('share its list and write what they change', async () => {
    const { dataDir, first, edit } = await editedProject()
    const made = await edit({ '/page-7.html': 'seven' }, ['/page-8.html'])
    const { manifest, list } = releasePaths(dataDir)
    const [name = ''] = await lists(dataDir)
    expect(await lists(dataDir)).toHaveLength(1)
    expect(await bytesOf(manifest(made.id))).toBeLessThan((await bytesOf(list(name.replace('.json', '')))) / 10)
    expect(made.files).toBe(first.files)
    const { files } = (await readManifest(dataDir, made.id)) ?? {}
    expect([files?.get('/page-7.html')?.size, files?.has('/page-8.html'), files?.has('/page-9.html')]).toEqual([
      5,
      false,
      true,
    ])
  })

  it('are there for a process that begins, and not when their list is damaged', async () => {
    const { dataDir, edit } = await editedProject()
    const { id } = await edit({ '/page-7.html': 'seven' })
    const { folder: releases, lists: folder } = releasePaths(dataDir)
    jest.resetModules()
    const anew = await import('./open-releases')
    expect((await anew.openReleases(dataDir)).current?.id).toBe(id)
    const { readManifests: readAnew } = await import('./manifest')
    const manifests = await readAnew(dataDir)
    expect([manifests.length, new Set(manifests.map(({ files }) => files.list)).size]).toEqual([2, 1])
    for (const name of await fs.readdir(folder)) await fs.writeFile(path.join(folder, name), '{"/page')
    jest.resetModules()
    const later = await import('./open-releases')
    expect((await later.openReleases(dataDir)).current).toBeNull()
    expect(await fs.readdir(releases)).toContain(`${id}.json`)
  })

  it('go with what only they had, and so does a list that none has any more', async () => {
    const { dataDir, edit } = await editedProject()
    for (let count = 1; count <= 6; count += 1) await edit({ '/page-7.html': `seven ${count}`.repeat(100) })
    const { lists: folder } = releasePaths(dataDir)
    await writeFiles(folder, { '0123456789abcdef.json': '{}', 'fedcba9876543210.json': '{}' })
    await fs.utimes(`${folder}/0123456789abcdef.json`, hoursAgo(1), hoursAgo(1))
    await removeOldReleases(dataDir)
    const manifests = await readManifests(dataDir)
    expect(manifests).toHaveLength(5)
    expect(await lists(dataDir)).toHaveLength(2)
    expect(await lists(dataDir)).not.toContain('0123456789abcdef.json')
    await expectStoreWithoutUnused(dataDir)
  })

  it('are found where an earlier version has written all files into their manifest', async () => {
    const { publicDir, dataDir } = await smallProject()
    const { id } = await createRelease({ publicDir, dataDir })
    const { files, ...about } = (await readManifest(dataDir, id)) ?? {}
    const { manifest, lists: folder } = releasePaths(dataDir)
    const inOne = { ...about, files: Object.fromEntries(files?.entries() ?? []) }
    await fs.writeFile(manifest(id), JSON.stringify(inOne))
    await fs.rm(folder, { recursive: true })
    expect((await openReleases(dataDir)).find('/index.html')).toEqual(await fileOf(dataDir, id, '/index.html'))
    await writeFiles(publicDir, { '/index.html': 'two', ...buildStamp('build2') })
    await createRelease({ publicDir, dataDir })
    expect((await readManifests(dataDir)).map(({ id: each }) => each)).toEqual(['build2', 'build1'])
  })
})
