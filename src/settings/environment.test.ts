import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { settingDefinitions, type Settings } from './settings'

const { pathOf, write } = useTemporaryFolder()
const names = Object.keys(settingDefinitions)
const projectFolder = path.resolve(__dirname, '../..')

const program = `
  const { loadSettings } = require('./src/settings/environment.ts')
  const settings = loadSettings(process.argv[1])
  console.log(JSON.stringify({ settings, variable: process.env.GATSBY_MAIN_API_URL }))
`

/** Loads the settings of the temporary folder in a process of its own: the test runner's environment is not the real one. */
function load(environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program, pathOf()], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  const result = stdout ? (JSON.parse(stdout) as { settings: Settings; variable?: string }) : undefined
  return { status, stderr, ...result }
}

test('Without .env the defaults hold', () => {
  expect(load().settings?.SITE_URL).toBe('http://localhost:9000')
})

test('A file .env is read', () => {
  write('.env', '# a comment\nSITE_URL=https://www.example.com\nPORT="8080"\nREBUILD_SCHEDULE=\n')
  expect(load().settings).toMatchObject({ SITE_URL: 'https://www.example.com', PORT: 8080, REBUILD_SCHEDULE: '' })
})

test('The environment wins over .env', () => {
  write('.env', 'PORT=8080\nHOST=0.0.0.0\n')
  expect(load({ PORT: '7000' }).settings).toMatchObject({ PORT: 7000, HOST: '0.0.0.0' })
})

test('What .env holds is in the environment afterwards, for what reads it there', () => {
  write('.env', 'GATSBY_MAIN_API_URL=/api/v2\n')
  expect(load().variable).toBe('/api/v2')
})

test('A wrong value in .env stops the command and is named', () => {
  write('.env', 'GTM_ID=GTM-1\nPORT=http\n')
  const { status, stderr } = load()
  expect(status).not.toBe(0)
  expect(stderr).toContain('GTM_ID: got "GTM-1", takes GTM- and four or more capitals')
  expect(stderr).toContain('PORT: got "http", takes a port')
})

describe('.env.example', () => {
  const readLines = () => fs.readFileSync(path.join(projectFolder, '.env.example'), 'utf8').split('\n')
  const nameOf = (line: string) => /^#?\s*([A-Z_]+)=/.exec(line)?.[1]

  test('lists exactly the settings, each once', () => {
    expect(
      readLines()
        .flatMap((line) => nameOf(line) ?? [])
        .sort(),
    ).toEqual([...names].sort())
  })

  test('sets nothing by itself', () => {
    expect(readLines().filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })

  test.each(names)('says in the line above what %s is, and shows its default', (name) => {
    const lines = readLines()
    const index = lines.findIndex((line) => nameOf(line) === name)
    expect(lines[index - 1]).toMatch(/^# \S.{10,}/)
    const standard = settingDefinitions[name as keyof typeof settingDefinitions].default
    if (standard !== null && standard !== false) expect(lines[index]?.split('=')[1]).toBe(String(standard))
  })
})
