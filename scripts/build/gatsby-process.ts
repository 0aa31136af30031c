import { takeParentChannel } from '../lib/parent-channel'
import { projectFolder } from '../lib/project'
import { buildFully, type FullBuildOptions } from '../inside-gatsby/full-build'
import type { GatsbyReport } from './run-gatsby'

/** The process of a plain build: Gatsby's own `build` command. Its first argument is a FullBuildOptions as JSON. */
async function main(): Promise<void> {
  const tell = takeParentChannel<GatsbyReport>()
  // For the processes of Gatsby's own, which run JavaScript
  process.execArgv = []
  const options = JSON.parse(process.argv[2] ?? '') as FullBuildOptions
  const { pages, storeState } = await buildFully(projectFolder, options, () => void tell({ type: 'sourced' }))
  await tell({ type: 'built', pages })
  await storeState()
  // As Gatsby's command line does: something of it may still be waiting
  process.exit(0)
}

void main()
