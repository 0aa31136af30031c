import { CommandError } from './command'
import { readWords, type WordRules, type Words } from './words'

/** One of several things that a command does, such as `list` of `npm run leads -- list`. */
export interface Subcommand<Context> {
  /** What it does, in a line. */
  help: string
  options: WordRules['options']
  /** Names of the words that it needs beside options. */
  rest: readonly string[]
  /** @returns exit code */
  run: (context: Context, words: Words) => Promise<number>
}

export type Subcommands<Context> = Readonly<Record<string, Subcommand<Context>>>

const helpWords = ['--help', '-h', 'help']

function optionLines({ options }: Subcommand<never>): string[] {
  return Object.entries(options).map(([name, { takes, help }]) => {
    const shown = `--${name}${takes ? ` ${takes}` : ''}`
    return `      ${shown.padEnd(28)} ${help}`
  })
}

/** What `--help` prints: every subcommand with its options. */
export function helpOf<Context>(command: string, subcommands: Subcommands<Context>): string {
  const lines = Object.entries(subcommands).flatMap(([name, subcommand]) => [
    `  ${[name, ...subcommand.rest].join(' ').padEnd(32)} ${subcommand.help}`,
    ...optionLines(subcommand),
  ])
  return [`npm run ${command} -- …`, ...lines].join('\n')
}

/**
 * Runs the subcommand that the first word names.
 *
 * @param open makes what the subcommands work on, once the words are known to be right; `close` is called at the end
 * @returns exit code
 * @throws {CommandError} when the words are wrong, naming what it got and what it takes
 */
export async function runSubcommand<Context>(
  command: string,
  subcommands: Subcommands<Context>,
  words: readonly string[],
  open: () => Promise<{ context: Context; close: () => Promise<void> }>,
): Promise<number> {
  const [name = '', ...more] = words
  if (helpWords.includes(name) || more.some((word) => helpWords.slice(0, 2).includes(word))) {
    console.log(helpOf(command, subcommands))
    return 0
  }
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (!subcommand) {
    const got = name === '' ? 'nothing' : `"${name}"`
    throw new CommandError(`${command}: got ${got}, takes ${Object.keys(subcommands).join(', ')}, or --help`)
  }
  const { options, rest } = subcommand
  const read = readWords(more, { options, rest, command: `${command} ${name}` })
  const { context, close } = await open()
  try {
    return await subcommand.run(context, read)
  } finally {
    await close()
  }
}
