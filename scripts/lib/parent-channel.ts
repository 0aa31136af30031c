/**
 * Takes the channel to the parent process, so that what runs here besides does not find it: Gatsby would tell its own messages
 * there.
 *
 * @returns tells the parent a message, and resolves when all of it is on its way: a process that ends or blocks before may cut a
 * long one off. Does nothing where there is no channel, and rejects when the parent is gone
 */
export function takeParentChannel<Message>(): (message: Message) => Promise<void> {
  const send = process.send?.bind(process)
  Reflect.deleteProperty(process, 'send')
  return (message) =>
    new Promise((resolve, reject) => {
      if (!send) return resolve()
      send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
    })
}
