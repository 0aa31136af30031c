import fs from 'node:fs'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { findFiles } from './find-files'

const { pathOf, write } = useTemporaryFolder()

async function found(folder: string): Promise<Record<string, number>> {
  const files: Record<string, number> = {}
  await findFiles(folder, (name, { size }) => (files[name] = size))
  return files
}

test('all files of a folder are found, with slashes in their paths', async () => {
  write('a.txt', 'a')
  write('empty/deep/b.txt', 'bb')
  write('ไทย/c.txt', 'ccc')
  fs.mkdirSync(pathOf('nothing'))
  expect(await found(pathOf())).toEqual({ 'a.txt': 1, 'empty/deep/b.txt': 2, 'ไทย/c.txt': 3 })
})

test('an empty folder has none, nor has one that is not there', async () => {
  fs.mkdirSync(pathOf('nothing'), { recursive: true })
  expect(await found(pathOf('nothing'))).toEqual({})
  expect(await found(pathOf('nowhere'))).toEqual({})
})

test('what cannot be read is named', async () => {
  write('file', '')
  await expect(found(pathOf('file'))).rejects.toThrow(/ENOTDIR.*file/)
})
