import fc from 'fast-check'
import { csvLine } from './csv'

/** Reads a line of CSV by the letter of RFC 4180. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const raw = match[1] ?? ''
    cells.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (pattern.lastIndex === line.length) return cells
  }
  throw new Error(`Not a line of CSV: ${JSON.stringify(line)}`)
}

it('leaves plain cells as they are', () => {
  expect(csvLine(['id', 'สมชาย', 12.5, true, null, undefined, ''])).toBe('id,สมชาย,12.5,true,,,\r\n')
})

it('puts what is special into quotes', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', ' padded '])).toBe('"a,b","say ""hi""","two\nlines"," padded "\r\n')
})

it.each(['=1+1', '+66812345678', '-2', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1', '＝1+1'])(
  'makes %j harmless',
  (text) => {
    expect(cellsOf(csvLine([text]))).toEqual([`'${text}`])
  },
)

it('makes no line of whatever text is in the cells, and nothing that runs', () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(texts, (cells) => {
      const read = cellsOf(csvLine(cells))
      expect(read.map((text, index) => (text === cells[index] ? text : text.slice(1)))).toEqual(cells)
      expect(read.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
    }),
  )
})
