import { CommandError } from './command'
import { readWords, type WordOption } from './words'

/** An option that takes a whole number from 1. */
export interface NumberOption extends WordOption {
  default: number
}

/** What the words of a command chose of a table. */
export interface Choice<Entry, Name extends string> {
  entries: (readonly [name: string, entry: Entry])[]
  numbers: Readonly<Record<Name, number>>
}

function helpOf(
  command: string,
  table: Readonly<Record<string, { help: string }>>,
  options: Record<string, WordOption>,
) {
  return [
    `npm run ${command} [-- NAME …]   without a name: all of`,
    ...Object.entries(table).map(([name, { help }]) => `  ${name.padEnd(24)} ${help}`),
    ...Object.entries(options).map(([name, { takes, help }]) => `  ${`--${name} ${takes ?? ''}`.padEnd(24)} ${help}`),
  ].join('\n')
}

function readNumber(command: string, name: string, raw: string | undefined, standard: number): number {
  if (raw === undefined) return standard
  if (!/^[1-9]\d{0,8}$/.test(raw))
    throw new CommandError(`${command} --${name}: got "${raw}", takes a whole number from 1`)
  return Number(raw)
}

/**
 * Reads the words of a command that runs entries of a table, by name or all.
 *
 * @returns null when help was asked for, which is printed
 * @throws {CommandError} when a word is no entry or option, naming what it got and what it takes
 */
export function chosen<Entry extends { help: string }, Name extends string>(
  command: string,
  table: Readonly<Record<string, Entry>>,
  words: readonly string[],
  options: Readonly<Record<Name, NumberOption>>,
): Choice<Entry, Name> | null {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(helpOf(command, table, options))
    return null
  }
  const names = words.filter((word, index) => !word.startsWith('-') && !/^--[a-z-]+$/.test(words[index - 1] ?? ''))
  const read = readWords(words, { options, rest: names, command })
  const unknown = names.find((name) => !Object.hasOwn(table, name))
  if (unknown !== undefined)
    throw new CommandError(`${command}: got "${unknown}", takes ${Object.keys(table).join(', ')}`)
  const numbers = Object.entries<NumberOption>(options).map(([name, option]) => [
    name,
    readNumber(command, name, read.value(name), option.default),
  ])
  return {
    entries: Object.entries(table).filter(([name]) => names.length === 0 || names.includes(name)),
    numbers: Object.fromEntries(numbers) as Record<Name, number>,
  }
}
