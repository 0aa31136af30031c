import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sqliteFile } from '../../server/database/sqlite'
import { addFile, addLead, useLeadStores, type TestStore } from '../../server/leads/testing/lead-stores'
import { temporaryFolder } from '../../server/testing/temporary-folder'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { runSubcommand } from '../lib/subcommands'
import { leadsCommands } from './subcommands'

const newStore = useLeadStores()

jest.setTimeout(120_000)

function environmentOf({ dataDir, databaseUrl }: Pick<TestStore, 'dataDir' | 'databaseUrl'>) {
  const { npm_config_json: _unused, ...environment } = process.env
  return { ...environment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
}

/** Runs the command as npm does, beside the database that this process holds open, as the server does. */
function leads(store: Pick<TestStore, 'dataDir' | 'databaseUrl'>, ...words: string[]) {
  const file = inProject('scripts', 'commands', 'leads.ts')
  const environment = { ...environmentOf(store), INIT_CWD: store.dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, typeScriptWords(file, ...words), {
    cwd: projectFolder,
    env: environment,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('writes a clean CSV when npm runs it', async () => {
  const store = await newStore('sqlite')
  const id = await addLead(store)
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'leads', '--', 'export'], {
    cwd: projectFolder,
    env: environmentOf(store),
    encoding: 'utf8',
  })
  expect(stdout.startsWith('\uFEFFid,form,')).toBe(true)
  expect(
    stdout
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual([id, ''])
  expect(stderr).toContain('1 leads exported')
  expect(status).toBe(0)
})

describe.each(['sqlite', 'postgres'] as const)('%s', (dialect) => {
  it('lists, shows, copies files, erases and purges', async () => {
    const store = await newStore(dialect)
    const id = await addLead(store, { form: 'career', received_at: '2026-11-20T02:00:00.000Z' })
    await addLead(store, { status: 'suspected', suspicion: 'honeypot', received_at: '2020-01-01T00:00:00.000Z' })
    await addFile(store, id, { name: '../../สมัครงาน "x".pdf.exe', content: '%PDF-1.7 ก' })

    const list = leads(store, 'list')
    expect(list.stdout).toMatch(new RegExp(`${id} +2026-11-20 09:00 +career +สมชาย`))
    expect(list.stdout.split('\n')).toHaveLength(3)
    expect(leads(store, 'list', '--all').stdout).toContain('suspected: honeypot')

    const show = leads(store, 'show', id)
    expect(show.stdout).toContain('email: somchai@example.com')
    expect(show.stdout).toContain('consent textVersion: 2026-11-20')

    const copy = leads(store, 'files', id, '--out', 'copies')
    const names = fs.readdirSync(path.join(store.dataDir, 'copies'))
    expect(names).toEqual(['resume-สมัครงาน_x_.pdf.pdf'])
    expect(copy.stdout).toContain(path.join(store.dataDir, 'copies'))
    expect(fs.readFileSync(path.join(store.dataDir, 'copies', String(names[0])), 'utf8')).toBe('%PDF-1.7 ก')
    expect(leads(store, 'files', id, '--out', 'copies').stderr).toContain('exists already')

    expect(leads(store, 'purge', '--older-than', '24m', '--dry-run').stdout).toContain('Would remove 1 leads')
    expect(leads(store, 'purge', '--older-than', '24m').stdout).toContain('Removed 1 leads')
    const erase = leads(store, 'erase', id)
    expect(erase).toMatchObject({ status: 0, stdout: `Erased: ${id}, files removed: 1\n` })
    expect(leads(store, 'list').stdout.split('\n')).toHaveLength(2)
    expect(leads(store, 'show', id).stdout).toMatch(/^erased: /m)
    expect(leads(store, 'export').stdout.split('\r\n')).toHaveLength(2)
  })
})

it('leaves no words of an erased lead in the database that a server has open', async () => {
  const store = await newStore('sqlite')
  const file = sqliteFile(store.dataDir)
  const hasWords = () =>
    [file, `${file}-wal`].some((name) => fs.existsSync(name) && fs.readFileSync(name).includes('SECRETWORDS'))
  const id = await addLead(store, { data: JSON.stringify({ message: 'SECRETWORDS' }) })
  expect(hasWords()).toBe(true)
  const { status, stderr } = leads(store, 'erase', id)
  expect(status).toBe(0)
  expect(stderr).not.toContain('still holds the words')
  expect(hasWords()).toBe(false)
})

it.each([
  [[], 'leads: got nothing, takes list, export, show, files, erase, purge, or --help'],
  [['remove'], 'leads: got "remove", takes list, export'],
  [['toString'], 'leads: got "toString", takes list'],
  [['show'], 'leads show: got nothing, takes ID'],
  [['show', 'a', 'b'], 'leads show: got "a" "b", takes ID'],
  [['list', 'inquiry'], 'leads list: got "inquiry", takes options only'],
  [['export', '--formt', 'csv'], 'leads export: got --formt, takes --form, --since, --all, --format'],
  [['export', '--form'], 'leads export --form: got nothing, takes FORM'],
  [['export', '--form', 'contact'], '--form: got "contact", takes registration, inquiry'],
  [['export', '--format', 'xlsx'], '--format: got "xlsx", takes csv or json'],
  [['export', '--since', 'monday'], '--since: got "monday", takes a day'],
  [['purge'], 'leads purge: got no --older-than, takes months or days'],
  [['purge', '--older-than', '2y'], '--older-than: got "2y", takes months or days'],
  [['purge', '--dry-run=yes'], 'leads purge --dry-run: got "yes", takes no value'],
  [['show', 'nobody'], 'There is no lead with the id "nobody"'],
  [['erase', 'nobody'], 'There is no lead with the id "nobody"'],
])('refuses %j, naming what it got and takes', async (words, message) => {
  const store = await newStore('sqlite')
  const open = () => Promise.resolve({ context: store, close: () => Promise.resolve() })
  await expect(runSubcommand('leads', leadsCommands, words, open)).rejects.toThrow(message)
})

it('prints what was wrong without a stack, and ends with exit code 1', async () => {
  const { status, stderr, stdout } = leads(await newStore('sqlite'), 'show')
  expect({ status, stderr, stdout }).toEqual({ status: 1, stderr: 'leads show: got nothing, takes ID\n', stdout: '' })
})

it('explains itself', async () => {
  const { status, stdout } = leads(await newStore('sqlite'), '--help')
  expect(status).toBe(0)
  for (const word of ['list', 'export', 'show ID', 'files ID', 'erase ID', 'purge', '--older-than AGE']) {
    expect(stdout).toContain(word)
  }
})

it('makes no database where there is none, and says what may be wrong', async () => {
  const dataDir = await temporaryFolder()
  const { status, stderr } = leads({ dataDir, databaseUrl: null }, 'list')
  expect(status).toBe(1)
  expect(stderr).toContain(`There is no database in ${dataDir} (DATA_DIR)`)
  expect(fs.readdirSync(dataDir)).toEqual([])
})

it('says plainly that PostgreSQL does not answer', async () => {
  const databaseUrl = 'postgres://site:hidden@127.0.0.1:1/site'
  const { status, stderr } = leads({ dataDir: await temporaryFolder(), databaseUrl }, 'list')
  expect(status).toBe(1)
  expect(stderr).toMatch(/The database cannot be opened \(DATABASE_URL\): .*ECONNREFUSED/)
  expect(stderr).not.toContain('hidden')
})
