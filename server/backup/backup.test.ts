import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../database/open-database'
import { sqliteFile } from '../database/sqlite'
import { eraseLeads } from '../leads/erase-leads'
import { readLeads } from '../leads/read-leads'
import { addFile, addLead, addLeads, useLeadStores, type TestStore } from '../leads/testing/lead-stores'
import { temporaryFolder } from '../testing/temporary-folder'
import { uploadFile } from '../uploads/upload-file'
import { createBackup } from './create-backup'
import { restoreBackup } from './restore-backup'

const newStore = useLeadStores()

async function newArchive() {
  return path.join(await temporaryFolder(), 'backup.tar.gz')
}

async function backUp({ dataDir, databaseUrl }: TestStore) {
  const file = await newArchive()
  return { file, result: await createBackup({ dataDir, databaseUrl, file }) }
}

/** The content of all files below a folder, by path; other names of the same folder make no difference. */
function contentOf(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file), fs.readFileSync(file, 'latin1')]
    }),
  )
}

const namesIn = (archive: string) => String(spawnSync('tar', ['-tzf', archive]).stdout).split('\n')

async function leadsIn(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null })
  const leads = []
  for await (const lead of readLeads(db, { includeHidden: true })) leads.push(lead)
  await close()
  return leads
}

async function sampleStore() {
  const store = await newStore('sqlite')
  const id = await addLead(store, { form: 'career' })
  await addFile(store, id, { name: 'ประวัติ.pdf', content: '%PDF-1.7 ก' })
  await addLead(store)
  return store
}

it('brings back every lead and file, and leaves releases out', async () => {
  const store = await sampleStore()
  fs.mkdirSync(path.join(store.dataDir, 'releases/1'), { recursive: true })
  fs.writeFileSync(path.join(store.dataDir, 'releases/1/index.html'), 'page')
  const { file, result } = await backUp(store)
  expect(result).toEqual({ leads: 2, files: 1, missing: [] })
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(store.dataDir).sort()).toEqual(['database', 'releases', 'uploads'])
  expect(fs.readdirSync(path.dirname(file))).toEqual(['backup.tar.gz'])
  expect(namesIn(file).filter((name) => name.includes('/database/'))).toEqual(['./database/', './database/site.sqlite'])

  const dataDir = await temporaryFolder()
  await restoreBackup({ dataDir, databaseUrl: null, file })
  expect(fs.readdirSync(path.join(dataDir, 'database'))).toEqual(['site.sqlite'])
  expect(await leadsIn(dataDir)).toEqual(await leadsIn(store.dataDir))
  expect(contentOf(path.join(dataDir, 'uploads'))).toEqual(contentOf(path.join(store.dataDir, 'uploads')))
  expect(fs.readdirSync(dataDir).sort()).toEqual(['database', 'uploads'])
})

it('holds every file that its database knows, while leads come in and are erased', async () => {
  const store = await sampleStore()
  await addLeads(store, Array(2000).fill({}))
  let isRunning = true
  const ids: string[] = []
  const work = (async () => {
    while (isRunning) {
      const id = await addLead(store, { form: 'career' })
      await addFile(store, id, { content: `%PDF ${id}` })
      ids.push(id)
      if (ids.length % 3 === 0) await eraseLeads(store, [String(ids[ids.length - 2])], '2026-11-20T00:00:00.000Z')
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  const archives = []
  for (let count = 0; count < 5; count += 1) archives.push(await backUp(store))
  isRunning = false
  await work
  expect(ids.length).toBeGreaterThan(5)
  for (const { file, result } of archives) {
    expect(result.missing).toEqual([])
    const dataDir = await temporaryFolder()
    await restoreBackup({ dataDir, databaseUrl: null, file })
    const leads = await leadsIn(dataDir)
    expect(leads).toHaveLength(result.leads)
    const files = leads.flatMap((lead) => (lead.status === 'erased' ? [] : lead.files))
    expect(files.filter(({ storedName }) => !fs.existsSync(uploadFile(dataDir, storedName)))).toEqual([])
  }
})

it('says which files are missing in DATA_DIR, and makes the backup all the same', async () => {
  const store = await sampleStore()
  const lost = await addFile(store, await addLead(store))
  fs.rmSync(lost)
  const { file, result } = await backUp(store)
  expect(result).toEqual({ leads: 3, files: 1, missing: [path.basename(lost)] })
  const dataDir = await temporaryFolder()
  await restoreBackup({ dataDir, databaseUrl: null, file })
  expect(await leadsIn(dataDir)).toHaveLength(3)
})

it('overwrites no backup, and makes none of nothing', async () => {
  const store = await sampleStore()
  const { file } = await backUp(store)
  const before = fs.readFileSync(file)
  await expect(createBackup({ ...store, file })).rejects.toThrow('exists already')
  expect(fs.readFileSync(file).equals(before)).toBe(true)
  const dataDir = await temporaryFolder()
  await expect(createBackup({ dataDir, databaseUrl: null, file: await newArchive() })).rejects.toThrow(
    `There is nothing to back up in ${dataDir}`,
  )
  expect(fs.readdirSync(dataDir)).toEqual([])
})

it('restores over what is there only when forced, and keeps the old database', async () => {
  const { file } = await backUp(await sampleStore())
  const target = await newStore('sqlite')
  const { dataDir } = target
  const old = await addLead(target)
  await addFile(target, old)
  const before = contentOf(path.join(dataDir, 'uploads'))
  await expect(restoreBackup({ dataDir, databaseUrl: null, file })).rejects.toThrow('is not empty')
  await expect(restoreBackup({ dataDir, databaseUrl: null, file, isForced: true })).rejects.toThrow(
    'The database is in use: stop the server, then restore',
  )
  expect((await leadsIn(dataDir)).map(({ id }) => id)).toEqual([old])

  const stopped = path.join(await temporaryFolder(), 'as a killed server leaves it')
  fs.cpSync(dataDir, stopped, { recursive: true })
  const { replaced } = await restoreBackup({ dataDir: stopped, databaseUrl: null, file, isForced: true })
  expect(await leadsIn(stopped)).toHaveLength(2)
  expect(contentOf(path.join(stopped, 'uploads'))).toMatchObject(before)
  const keptDir = await temporaryFolder()
  fs.mkdirSync(path.dirname(sqliteFile(keptDir)))
  fs.renameSync(String(replaced), sqliteFile(keptDir))
  expect((await leadsIn(keptDir)).map(({ id }) => id)).toEqual([old])
})

it('replaces a database that is damaged', async () => {
  const { file } = await backUp(await sampleStore())
  const dataDir = await temporaryFolder()
  fs.mkdirSync(path.dirname(sqliteFile(dataDir)))
  fs.writeFileSync(sqliteFile(dataDir), 'rubbish'.repeat(1000))
  fs.writeFileSync(`${sqliteFile(dataDir)}-wal`, 'rubbish')
  await restoreBackup({ dataDir, databaseUrl: null, file, isForced: true })
  expect(await leadsIn(dataDir)).toHaveLength(2)
})

describe('a backup that is', () => {
  async function damaged(change: (folder: string) => void) {
    const { file } = await backUp(await sampleStore())
    const folder = await temporaryFolder()
    spawnSync('tar', ['-xzf', file, '-C', folder])
    change(folder)
    const changed = await newArchive()
    spawnSync('tar', ['-czf', changed, '-C', folder, '.'])
    return changed
  }

  const firstUpload = (folder: string) =>
    path.join(folder, 'uploads', String(Object.keys(contentOf(path.join(folder, 'uploads')))[0]))

  it.each<[string, (folder: string) => void, string]>([
    ['without a file', (folder) => fs.rmSync(firstUpload(folder)), 'The backup is not whole: the upload'],
    [
      'of another content',
      (folder) => fs.writeFileSync(firstUpload(folder), '%PDF-1.7 ข'),
      'The backup is damaged: the upload',
    ],
    ['without its database', (folder) => fs.rmSync(sqliteFile(folder)), 'its database is missing'],
    [
      'with a damaged database',
      (folder) => fs.writeFileSync(sqliteFile(folder), 'rubbish'.repeat(999)),
      'is not sound',
    ],
    ['without backup.json', (folder) => fs.rmSync(path.join(folder, 'backup.json')), 'holds no readable backup.json'],
    [
      'of a later format',
      (folder) => fs.writeFileSync(path.join(folder, 'backup.json'), '{"format":2}'),
      'got format 2, takes 1',
    ],
    [
      'with a link in it',
      (folder) => fs.symlinkSync('/etc/passwd', path.join(folder, 'uploads/link')),
      'neither file nor folder',
    ],
  ])('%s changes nothing', async (_case, change, message) => {
    const file = await damaged(change)
    const dataDir = await temporaryFolder()
    await expect(restoreBackup({ dataDir, databaseUrl: null, file })).rejects.toThrow(message)
    expect(contentOf(dataDir)).toEqual({})
  })

  it.each([
    ['not an archive', 'rubbish', 'tar ended with'],
    ['empty', '', /tar ended with|holds no readable backup.json/],
  ])('%s changes nothing', async (_case, content, message) => {
    const file = await newArchive()
    fs.writeFileSync(file, content)
    const dataDir = await temporaryFolder()
    await expect(restoreBackup({ dataDir, databaseUrl: null, file })).rejects.toThrow(message)
    await expect(restoreBackup({ dataDir, databaseUrl: null, file: `${file}.gone` })).rejects.toThrow(
      'There is no file',
    )
    expect(fs.readdirSync(dataDir)).toEqual([])
  })

  it('cut short changes nothing', async () => {
    const { file } = await backUp(await sampleStore())
    fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2))
    const dataDir = await temporaryFolder()
    await expect(restoreBackup({ dataDir, databaseUrl: null, file })).rejects.toThrow('tar ended with')
    expect(fs.readdirSync(dataDir)).toEqual([])
  })
})

it('says that tar is missing', async () => {
  const store = await sampleStore()
  const { PATH } = process.env
  process.env['PATH'] = await temporaryFolder()
  try {
    await expect(backUp(store)).rejects.toThrow('Backups need the program tar, which is not on PATH: install it')
  } finally {
    process.env['PATH'] = PATH
  }
  expect(fs.readdirSync(store.dataDir).sort()).toEqual(['database', 'uploads'])
})

it('takes the uploads alone with PostgreSQL, and does not mix the kinds', async () => {
  const store = await newStore('postgres')
  const file = await addFile(store, await addLead(store))
  const backup = await backUp(store)
  expect(backup.result).toEqual({ leads: 1, files: 1, missing: [] })
  const dataDir = await temporaryFolder()
  await expect(restoreBackup({ dataDir, databaseUrl: null, file: backup.file })).rejects.toThrow(
    'DATABASE_URL is not set',
  )
  await restoreBackup({ dataDir, databaseUrl: store.databaseUrl, file: backup.file })
  expect(fs.existsSync(uploadFile(dataDir, path.basename(file)))).toBe(true)
  expect(fs.existsSync(sqliteFile(dataDir))).toBe(false)
  const embedded = await backUp(await sampleStore())
  await expect(
    restoreBackup({ dataDir: await temporaryFolder(), databaseUrl: store.databaseUrl, file: embedded.file }),
  ).rejects.toThrow('holds an embedded database, but DATABASE_URL is set')
})
