import type { Lead } from '../../server/leads/lead'
import { findLead, readLeads } from '../../server/leads/read-leads'
import { exportFormats, writeExport } from '../../server/leads/write-export'
import { CommandError } from '../lib/command'
import type { Subcommand } from '../lib/subcommands'
import type { Words } from '../lib/words'
import { writeOut } from '../lib/write-out'
import type { LeadsContext } from './context'
import { describeLead, rowHeadings, rowOf } from './describe'
import { allOption, formOf, formOption, sinceOf, sinceOption } from './options'
import { tableOf } from '../lib/table'

type LeadsCommand = Subcommand<LeadsContext>

const filterOptions = { form: formOption, since: sinceOption, all: allOption }

function leadsOf({ database }: LeadsContext, words: Words): AsyncGenerator<Lead> {
  const form = formOf(words)
  const since = sinceOf(words)
  const filter = { ...(form && { form }), ...(since && { since }), includeHidden: words.isOn('all') }
  return readLeads(database.db, filter)
}

/** @throws {CommandError} when there is no lead with the id */
export async function leadOf({ database }: LeadsContext, id: string): Promise<Lead> {
  const lead = await findLead(database.db, id)
  if (!lead) throw new CommandError(`There is no lead with the id "${id}"; npm run leads -- list --all names them`)
  return lead
}

export const listCommand: LeadsCommand = {
  help: 'a table of the leads, the oldest first, with the state of their delivery',
  options: filterOptions,
  rest: [],
  run: async (context, words) => {
    const rows: string[][] = []
    for await (const lead of leadsOf(context, words)) rows.push(rowOf(lead))
    await writeOut(`${tableOf(rowHeadings, rows)}\n`)
    console.error(`${rows.length} leads`)
    return 0
  },
}

export const exportCommand: LeadsCommand = {
  help: 'all leads as one file on standard output',
  options: { ...filterOptions, format: { takes: 'FORMAT', help: `${exportFormats.join(' or ')}; csv if left out` } },
  rest: [],
  run: async (context, words) => {
    const given = words.value('format') ?? 'csv'
    const format = exportFormats.find((name) => name === given)
    if (!format) throw new CommandError(`--format: got "${given}", takes ${exportFormats.join(' or ')}`)
    const count = await writeExport(format, leadsOf(context, words), formOf(words), writeOut)
    console.error(`${count} leads exported`)
    return 0
  },
}

export const showCommand: LeadsCommand = {
  help: 'everything that is stored of one lead',
  options: {},
  rest: ['ID'],
  run: async (context, { rest: [id = ''] }) => {
    await writeOut(`${describeLead(await leadOf(context, id))}\n`)
    return 0
  },
}
