import type { Subcommands } from '../lib/subcommands'
import { eraseCommand, filesCommand, purgeCommand } from './changing'
import type { LeadsContext } from './context'
import { exportCommand, listCommand, showCommand } from './reading'

/** What `npm run leads` can do. */
export const leadsCommands: Subcommands<LeadsContext> = {
  list: listCommand,
  export: exportCommand,
  show: showCommand,
  files: filesCommand,
  erase: eraseCommand,
  purge: purgeCommand,
}
