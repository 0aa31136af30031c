import { parseArgs } from 'node:util'
import { CommandError } from './command'

/** An option of a command; `takes` says what its value is, and without one the option is a switch. */
export interface WordOption {
  takes?: string
  help: string
}

/** The words of a command, read. */
export interface Words {
  /** What is no option, such as an id. */
  rest: readonly string[]
  value: (option: string) => string | undefined
  isOn: (option: string) => boolean
}

/** What a command takes beside its options. */
export interface WordRules {
  options: Readonly<Record<string, WordOption>>
  /** Names of the words that must be there, such as `ID`. */
  rest: readonly string[]
  /** How the command is called, for messages: `leads show`. */
  command: string
}

const optionsOf = (options: WordRules['options']) =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ') || 'no options'

/**
 * Reads the words after a command's name.
 *
 * @throws {CommandError} naming what it got and what it takes
 */
export function readWords(words: readonly string[], { options, rest, command }: WordRules): Words {
  const { tokens, values } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { takes }]) => [name, { type: takes ? ('string' as const) : 'boolean' }]),
    ),
  })
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option) throw new CommandError(`${command}: got ${token.rawName}, takes ${optionsOf(options)}`)
    if (option.takes && !token.value)
      throw new CommandError(`${command} --${token.name}: got nothing, takes ${option.takes}`)
    if (!option.takes && token.value !== undefined) {
      throw new CommandError(`${command} --${token.name}: got "${token.value}", takes no value`)
    }
  }
  if (positionals.length !== rest.length) {
    const got = positionals.length > 0 ? positionals.map((word) => `"${word}"`).join(' ') : 'nothing'
    throw new CommandError(`${command}: got ${got}, takes ${rest.join(' ') || 'options only'}`)
  }
  return {
    rest: positionals,
    value: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    isOn: (name) => values[name] === true,
  }
}
