import { openLeads } from '../leads/context'
import { leadsCommands } from '../leads/subcommands'
import { runCommand } from '../lib/command'
import { runSubcommand } from '../lib/subcommands'

/** `npm run leads -- …`: reads, exports, erases and purges what the forms have sent (docs/leads.md). */
void runCommand((words) => runSubcommand('leads', leadsCommands, words, openLeads))
