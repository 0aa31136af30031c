/** Something that the person who starts the server has to put right; its message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
