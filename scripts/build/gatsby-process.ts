import { projectFolder } from '../lib/project'
import { buildFully, type FullBuildOptions } from '../inside-gatsby/full-build'

/** The process of a plain build: Gatsby's own `build` command. Its first argument is a FullBuildOptions as JSON. */
async function main(): Promise<void> {
  // For the processes of Gatsby's own, which run JavaScript
  process.execArgv = []
  await buildFully(projectFolder, JSON.parse(process.argv[2] ?? '') as FullBuildOptions)
  // As Gatsby's command line does: something of it may still be waiting
  process.exit(0)
}

void main()
