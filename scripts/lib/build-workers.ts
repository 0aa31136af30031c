import os from 'node:os'

/**
 * Has Gatsby use all cores for queries and pages: it starts one worker less than it is told of cores, and its own process
 * does nothing meanwhile. GATSBY_CPU_COUNT in the environment goes first.
 */
export const workerEnvironment = (): Record<string, string> => ({
  GATSBY_CPU_COUNT: process.env['GATSBY_CPU_COUNT'] ?? String(os.availableParallelism() + 1),
})
