/**
 * Takes the channel to the parent process, so that what runs here besides does not find it: Gatsby would tell its own messages
 * there.
 *
 * @returns tells the parent a message; does nothing where there is no channel
 */
export function takeParentChannel<Message>(): (message: Message) => void {
  const send = process.send?.bind(process)
  Reflect.deleteProperty(process, 'send')
  return (message) => send?.(message)
}
