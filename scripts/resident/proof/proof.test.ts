import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { useTemporaryFolder } from '../../../test/temporary-folder'
import { createRandom } from '../../articles/random'
import { inProject } from '../../lib/project'
import { differences } from './compare'
import { editArticles } from './edits'

const { pathOf } = useTemporaryFolder()

beforeEach(() => fs.cpSync(inProject('content', 'articles'), pathOf(), { recursive: true }))

const hashOf = (name: string) =>
  createHash('sha256')
    .update(fs.readFileSync(pathOf(name)))
    .digest('hex')

/** What is in the folder; of pictures, which are copied whole, their sizes. */
const contents = () =>
  fs
    .readdirSync(pathOf(), { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(pathOf(name)).isFile())
    .sort()
    .map((name) => `${name} ${name.endsWith('.json') ? hashOf(name) : fs.statSync(pathOf(name)).size}`)

test('edits are of every kind, change the folder each, and leave the same bytes when all are taken back', () => {
  const before = contents()
  const articles = editArticles(pathOf(), createRandom(28))
  const kinds = new Set<string>()
  for (let count = 0; count < 40; count += 1) {
    const last = contents()
    kinds.add(articles.edit().replace(/^(new article|removed) .*|: .*$/, '$1'))
    expect(contents()).not.toEqual(last)
  }
  expect(kinds.size).toBe(14)
  while (articles.undo() !== null);
  expect(contents()).toEqual(before)
})

test('the same random numbers make the same edits', () => {
  const run = (seed: number) => {
    const articles = editArticles(pathOf(), createRandom(seed))
    const made = Array.from({ length: 10 }, () => articles.edit())
    const after = contents()
    while (articles.undo() !== null);
    return { made, after }
  }
  expect(run(3)).toEqual(run(3))
  expect(run(3)).not.toEqual(run(4))
})

test('differing, missing and added files are told; pictures that nothing shows any more are not', () => {
  const file = (hash: string) => ({ size: 1, mtimeMs: 1, hash })
  const full = { 'a.html': file('1'), 'b.html': file('1'), 'static/used.webp': file('1') }
  const resident = { 'a.html': file('2'), 'c.html': file('1'), [path.posix.join('static', 'old.webp')]: file('1') }
  expect(differences(resident, full)).toEqual([
    'a.html: differs',
    'b.html: only the full build has it',
    'c.html: only the resident builder has it',
    'static/used.webp: only the full build has it',
  ])
  expect(differences(full, full)).toEqual([])
})
