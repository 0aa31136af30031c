import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sampleArticles, useTrial } from './testing/samples'

const trial = useTrial()

/** A build with so many articles; finished unless it stopped. */
async function build(count: number, changes = {}) {
  const options = { ...trial.options, ...changes }
  trial.api.listed = sampleArticles(count)
  const run = await trial.gatsby.run(options)
  if (run.panics.length === 0) await trial.gatsby.finishBuild(options)
  return run
}

const remembered = () => JSON.parse(readFileSync(trial.options.stateFile, 'utf8')) as unknown

test('a good build remembers its number of articles per address key', async () => {
  await build(12)
  await build(3, { addressKey: 'other' })
  expect(remembered()).toEqual({ sample: 12, other: 3 })
})

test('a list with less than half of the articles stops the build, with both numbers and the way out', async () => {
  await build(12)
  const { panics, deleted } = await build(5)
  expect(panics).toEqual([
    expect.stringMatching(/lists 5 articles, but 12 at the last good build.*ALLOW_ARTICLE_LOSS=1/),
  ])
  expect(deleted).toEqual([])
  expect(trial.gatsby.nodesOf('Article')).toHaveLength(12)
  expect(remembered()).toEqual({ sample: 12 })
})

test.each([
  ['exactly half is left', 12, 6, {}],
  ['there were fewer than ten', 9, 1, {}],
  ['the loss is allowed', 12, 1, { allowArticleLoss: true }],
  ['the address is another one', 12, 1, { addressKey: 'other' }],
])('the build goes on when %s', async (_what, before, after, changes) => {
  await build(before)
  expect((await build(after, changes)).panics).toEqual([])
  expect(trial.gatsby.nodesOf('Article')).toHaveLength(after)
})

test('ten articles that all vanish stop the build', async () => {
  await build(10)
  expect((await build(0)).panics).toHaveLength(1)
})

test('a build that does not come to its end is not remembered', async () => {
  await build(12)
  trial.api.listed = sampleArticles(40)
  await trial.gatsby.run(trial.options)
  expect(remembered()).toEqual({ sample: 12 })
})

test('a first build has nothing to lose', async () => {
  expect((await build(0)).panics).toEqual([])
})

test.each(['not JSON', 'null', '{"sample": "many"}'])('a state file with %s remembers nothing', async (text) => {
  mkdirSync(dirname(trial.options.stateFile), { recursive: true })
  writeFileSync(trial.options.stateFile, text)
  expect((await build(1)).panics).toEqual([])
  expect(remembered()).toEqual({ sample: 1 })
})
