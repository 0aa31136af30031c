import fs from 'node:fs'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { openBuildLog } from './build-log'

const { pathOf } = useTemporaryFolder()
const read = () => fs.readFileSync(pathOf('a.log'), 'utf8')

test('lines are there once the log is closed, without control codes', async () => {
  const log = await openBuildLog(pathOf('a.log'))
  log.print('\u001B[32msuccess\u001B[0m open and validate')
  await log.close()
  expect(read()).toBe('success open and validate\n')
})

test('a log that is opened again goes on', async () => {
  for (const line of ['one', 'two']) {
    const log = await openBuildLog(pathOf('a.log'))
    log.print(line)
    await log.close()
  }
  expect(read()).toBe('one\ntwo\n')
})

test('of very much output the beginning and the end are kept', async () => {
  const log = await openBuildLog(pathOf('a.log'))
  for (let line = 0; line < 100_000; line += 1) log.print(`line ${line} ${'x'.repeat(20)}`)
  await log.close()
  expect(read().length).toBeLessThan(300_000)
  expect(read()).toMatch(/^line 0 /)
  expect(read()).toContain('left out')
  expect(read().trimEnd()).toMatch(/line 99999 x+$/)
})
