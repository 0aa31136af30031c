import { format } from 'node:util'

type Method = 'error' | 'warn'

const methods: readonly Method[] = ['error', 'warn']
let unexpected: string[] = []

/** Records what goes to the console, so that {@link failOnMessages} can name it. Runs before each test. */
export function watchConsole(): void {
  unexpected = []
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...parts)}`)
    })
  }
}

/**
 * Fails the test that sent something unexpected to the console. Runs after each test.
 *
 * @throws naming every message
 */
export function failOnMessages(): void {
  const found = unexpected.splice(0)
  jest.restoreAllMocks()
  if (found.length > 0) throw new Error(`Unexpected messages on the console:\n${found.join('\n')}`)
}

/**
 * Takes the messages of one kind for the rest of a test, which must then look at them.
 *
 * @returns the messages, also those that are still to come
 */
export function takeConsole(method: Method): readonly string[] {
  const messages: string[] = []
  jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
    messages.push(format(...parts))
  })
  return messages
}
