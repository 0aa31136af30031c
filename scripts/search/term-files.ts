import { encodePostings } from '../../src/search/index-format'
import { isAnchor } from '../lib/anchors'
import { wordOfForm } from './article-terms'
import { indexFile, type IndexFile } from './index-file'
import type { TermPostings } from './term-postings'
import type { TermTable } from './term-table'

/** Bytes of a file of terms before compression. */
const termFileBytes = 20_000
/** About so many terms stand between two that begin a file whatever stands before them: see {@link isAnchor}. */
const termsBetweenAnchors = 512

/** A file of terms, and its first term. */
export interface TermFile extends IndexFile {
  first: string
}

/** The terms between two anchors, by number, and the files that they are in. */
interface Block {
  numbers: number[]
  files: TermFile[]
}

/** What a term is, by its letters alone. */
type Kind = 'term' | 'anchor' | 'form'

function kindOf(term: string): Kind {
  if (wordOfForm(term) !== null) return 'form'
  return isAnchor(term, termsBetweenAnchors) ? 'anchor' : 'term'
}

/** Terms with their articles in files, in the order of the alphabet; a file that is as it was is not made again. */
export class TermFiles {
  private readonly kinds: Kind[] = []
  /** As they stand in a file, by number. */
  private readonly entries: (string | undefined)[] = []
  /** By the number of their first term. */
  private blocks = new Map<number, Block>()

  constructor(
    private readonly table: TermTable,
    private readonly postings: TermPostings,
  ) {}

  /**
   * The files of now.
   *
   * @param changed terms whose postings are others than at the last call; null for all
   */
  update(changed: ReadonlySet<number> | null): TermFile[] {
    if (changed) for (const number of changed) this.entries[number] = undefined
    else this.entries.length = 0
    const blocks = this.numbersByBlock().map((numbers) => {
      const before = changed && this.blocks.get(numbers[0] ?? 0)
      const isSame =
        before?.numbers.length === numbers.length &&
        numbers.every((number, place) => before.numbers[place] === number && !changed?.has(number))
      return isSame ? before : { numbers, files: this.filesOf(numbers) }
    })
    this.blocks = new Map(blocks.map((block) => [block.numbers[0] ?? 0, block]))
    return blocks.flatMap(({ files }) => files)
  }

  /** Terms that articles have, sorted, cut before each anchor. */
  private numbersByBlock(): number[][] {
    const { table, postings, kinds } = this
    const blocks: number[][] = []
    for (const number of table.inOrder()) {
      const kind = (kinds[number] ??= kindOf(table.terms[number] ?? ''))
      if (kind === 'form' || postings.of(number).length === 0) continue
      if (blocks.length === 0 || kind === 'anchor') blocks.push([])
      blocks.at(-1)?.push(number)
    }
    return blocks
  }

  private filesOf(numbers: readonly number[]): TermFile[] {
    const files: TermFile[] = []
    let entries: string[] = []
    let first = ''
    let bytes = 0
    const close = () => {
      if (entries.length > 0) files.push({ first, ...indexFile('terms', `{${entries.join(',')}}`) })
      entries = []
      bytes = 0
    }
    for (const number of numbers) {
      const entry = (this.entries[number] ??= this.entryOf(number))
      const size = Buffer.byteLength(entry) + 1
      if (bytes + size > termFileBytes) close()
      if (entries.length === 0) first = this.table.terms[number] ?? ''
      entries.push(entry)
      bytes += size
    }
    close()
    return files
  }

  private entryOf(number: number): string {
    const { table, postings } = this
    return `${JSON.stringify(table.terms[number] ?? '')}:[${encodePostings(postings.of(number)).join(',')}]`
  }
}
