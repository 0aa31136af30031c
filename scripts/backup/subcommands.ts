import path from 'node:path'
import { createBackup } from '../../server/backup/create-backup'
import { restoreBackup } from '../../server/backup/restore-backup'
import { BackupError } from '../../server/backup/tar'
import { CommandError } from '../lib/command'
import type { Subcommands } from '../lib/subcommands'

/** What the subcommands of `backup` work on. */
export interface BackupContext {
  dataDir: string
  databaseUrl: string | null
}

const asTyped = (file: string) => path.resolve(process.env['INIT_CWD'] ?? '.', file)

const postgresNote =
  'The database is PostgreSQL and not in this backup, which holds the uploads alone: take it with pg_dump just before, and restore it with pg_restore just before this'

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message)
    throw error
  }
}

/** What `npm run backup` can do. */
export const backupCommands: Subcommands<BackupContext> = {
  create: {
    help: 'writes database and uploads of DATA_DIR into one .tar.gz, also while the server runs',
    options: {},
    rest: ['FILE'],
    run: async (context, { rest: [file = ''] }) => {
      const target = asTyped(file)
      const { leads, files, missing } = await explained(createBackup({ ...context, file: target }))
      if (context.databaseUrl) console.error(postgresNote)
      console.log(`${target}: ${context.databaseUrl ? '' : `${leads} leads, `}${files} files`)
      if (missing.length === 0) return 0
      console.error(`Not in DATA_DIR, though the database knows them: ${missing.join(', ')}`)
      return 1
    },
  },
  restore: {
    help: 'puts a backup into DATA_DIR while the server is stopped',
    options: { force: { help: 'replaces what DATA_DIR holds; the old database is kept under another name' } },
    rest: ['FILE'],
    run: async (context, words) => {
      const [file = ''] = words.rest
      const isForced = words.isOn('force')
      const { manifest, replaced } = await explained(restoreBackup({ ...context, file: asTyped(file), isForced }))
      if (context.databaseUrl) console.error(postgresNote)
      const leads = manifest.database === 'sqlite' ? `${manifest.leads} leads, ` : ''
      console.log(`Restored as of ${manifest.createdAt}: ${leads}${manifest.files.length} files`)
      if (replaced) console.log(`What was there is in ${replaced}: remove it when it is not needed any more`)
      return 0
    },
  },
}
