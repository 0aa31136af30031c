import { BuildId } from './build-id'

function idOf(...files: [name: string, hash: string][]): string {
  const id = new BuildId()
  for (const [name, hash] of files) id.set(name, hash)
  return id.value
}

test('is the same for the same files, in whatever order and by whatever way they came', () => {
  const id = new BuildId()
  id.set('a.html', '1')
  id.set('gone.html', '3')
  expect(id.value).not.toBe(idOf(['a.html', '1'], ['b.html', '2']))
  id.set('b.html', 'other')
  id.set('gone.html', null)
  id.set('b.html', '2')
  expect(id.value).toBe(idOf(['b.html', '2'], ['a.html', '1']))
  expect(id.value).toMatch(/^[0-9a-f]{16}$/)
})

test('is another one for another path, content or number of files', () => {
  const many = Array.from({ length: 2_000 }, (_, index): [string, string] => [`page-${index}/index.html`, `${index}`])
  const ids = [
    idOf(...many),
    idOf(...many.slice(1)),
    idOf(...many.slice(1), ['page-0/index.html', 'x']),
    idOf(...many.slice(1), ['page-x/index.html', '0']),
    idOf(),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
