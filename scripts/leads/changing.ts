import path from 'node:path'
import { clearLog, eraseLeads } from '../../server/leads/erase-leads'
import { purgeLeads } from '../../server/leads/purge-leads'
import { CommandError } from '../lib/command'
import type { Subcommand } from '../lib/subcommands'
import type { LeadsContext } from './context'
import { copyFiles } from './copy-files'
import { timeBeforeOf } from './options'
import { leadOf } from './reading'
import { printable } from '../lib/table'

type LeadsCommand = Subcommand<LeadsContext>

function explainCopy(error: unknown): never {
  const { code, path: file, dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (code === 'EEXIST') throw new CommandError(`${dest ?? 'A copy'} exists already: choose another folder with --out`)
  if (code === 'ENOENT') throw new CommandError(`${file ?? 'A file'} is missing in DATA_DIR`)
  throw error
}

export const filesCommand: LeadsCommand = {
  help: 'copies the files of a lead into a folder',
  options: { out: { takes: 'DIR', help: 'the folder; the one you are in, in a folder named by the id, if left out' } },
  rest: ['ID'],
  run: async (context, words) => {
    const lead = await leadOf(context, words.rest[0] ?? '')
    const folder = path.resolve(process.env['INIT_CWD'] ?? '.', words.value('out') ?? lead.id)
    if (lead.files.length === 0) {
      console.error('This lead has no files')
      return 0
    }
    const copies = await copyFiles(lead.files, context.dataDir, folder).catch(explainCopy)
    copies.forEach((copy, index) => console.log(`${copy} (${printable(lead.files[index]?.originalName ?? '')})`))
    return 0
  },
}

const logStays =
  'The server is using the database, so its log still holds the words; it is cleared with the next erasure or when the server ends'

export const eraseCommand: LeadsCommand = {
  help: 'erases the personal data and files of a lead; its id, form and times stay',
  options: {},
  rest: ['ID'],
  run: async (context, { rest: [id = ''] }) => {
    const { erasedAt } = await leadOf(context, id)
    const files = await eraseLeads(context, [id], new Date().toISOString())
    console.log(`${erasedAt ? 'Was erased already' : 'Erased'}: ${id}, files removed: ${files}`)
    if (!(await clearLog(context.database))) console.error(logStays)
    console.error('Copies in backups, e-mails, exports and the CRM are not touched by this: see docs/leads.md')
    return 0
  },
}

export const purgeCommand: LeadsCommand = {
  help: 'removes old leads altogether, with their files',
  options: {
    'older-than': { takes: 'AGE', help: 'months or days, such as 24m or 365d' },
    'dry-run': { help: 'counts only' },
  },
  rest: [],
  run: async (context, words) => {
    const age = words.value('older-than')
    if (!age) throw new CommandError('leads purge: got no --older-than, takes months or days, such as 24m or 365d')
    const before = timeBeforeOf(age, Date.now())
    const isDryRun = words.isOn('dry-run')
    const count = await purgeLeads(context, { before, isDryRun })
    console.log(`${isDryRun ? 'Would remove' : 'Removed'} ${count} leads from before ${before}`)
    return 0
  },
}
