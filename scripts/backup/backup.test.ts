import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { addFile, addLead, useLeadStores } from '../../server/leads/testing/lead-stores'
import { temporaryFolder } from '../../server/testing/temporary-folder'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'

const newStore = useLeadStores()

function backup(dataDir: string, databaseUrl: string | null, ...words: string[]) {
  const file = inProject('scripts', 'commands', 'backup.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, typeScriptWords(file, ...words), {
    cwd: projectFolder,
    env: { ...process.env, INIT_CWD: dataDir, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('backs up what another process has open, and restores it elsewhere', async () => {
  const store = await newStore('sqlite')
  await addFile(store, await addLead(store))
  const archive = path.join(store.dataDir, 'a.tar.gz')
  expect(backup(store.dataDir, null, 'create', 'a.tar.gz')).toEqual({
    status: 0,
    stdout: `${archive}: 1 leads, 1 files\n`,
    stderr: '',
  })
  const target = await temporaryFolder()
  expect(backup(target, null, 'restore', archive)).toMatchObject({ status: 0, stderr: '' })
  const again = backup(target, null, 'restore', archive)
  expect(again).toMatchObject({ status: 1, stdout: '' })
  expect(again.stderr).toBe(`${target} is not empty: it has a database or uploads. --force replaces them\n`)
  expect(backup(target, null, 'restore', archive, '--force').stdout).toMatch(
    /^Restored as of .*: 1 leads, 1 files\nWhat was there is in /,
  )
  const inUse = backup(store.dataDir, null, 'restore', archive, '--force')
  expect(inUse).toMatchObject({ status: 1, stderr: 'The database is in use: stop the server, then restore\n' })
})

it('says with PostgreSQL that the database is not in it', async () => {
  const store = await newStore('postgres')
  await addFile(store, await addLead(store))
  const { status, stdout, stderr } = backup(store.dataDir, store.databaseUrl, 'create', 'a.tar.gz')
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${path.join(store.dataDir, 'a.tar.gz')}: 1 files\n` })
  expect(stderr).toContain('take it with pg_dump')
})
