import { markedPieces, type Marks } from '../../search/marks'

/** A text with what was searched for marked in it; as text, whatever it holds. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return markedPieces(text, marks).map((piece, index) =>
    // A text that changes is another list: the place is the only identity of a piece
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
