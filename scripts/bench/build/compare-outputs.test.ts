import { useTemporaryFolder } from '../../../test/temporary-folder'
import { differentFiles } from './compare-outputs'

const { pathOf, write } = useTemporaryFolder()

test('files that differ or are in one folder alone are named, those that say when a build was made are not', () => {
  write('a/index.html', 'same')
  write('b/index.html', 'same')
  write('a/en/index.html', 'one')
  write('b/en/index.html', 'two')
  write('b/new.js', 'x')
  write('a/builds/latest.json', '1')
  write('b/builds/latest.json', '2')
  write('a/builds/meta/1.json', '1')
  expect(differentFiles(pathOf('a'), pathOf('b'))).toEqual(['en/index.html', 'new.js'])
  expect(differentFiles(pathOf('a'), pathOf('a'))).toEqual([])
})
