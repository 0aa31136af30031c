import fs from 'node:fs'
import path from 'node:path'
import { createRelease } from '../../../server/releases/create-release'
import { removeFolders, temporaryFolder } from '../../../server/testing/temporary-folder'
import { findNginx } from '../../lib/find-nginx'
import { startNginx } from '../../lib/nginx-server'
import { projectFolder } from '../../lib/project'
import type { ServerProcess } from '../../lib/server-process'
import { startSite } from '../../lib/site-process'
import type { Benchmark, BenchmarkOptions, Measure } from '../benchmark'
import { memoryOf } from '../forms/memory'
import { connections, loadTarget, type Target } from './load'
import { processorSeconds } from './processor-time'

const warmUpSeconds = 2
const thousands = new Intl.NumberFormat('en-GB')
/** Requests of the long run, as a multiple of `--count`. */
const longRun = 10
const memoryReadings = 4
const page: Target = { name: 'a page', path: '/en/project/', status: 200 }

function targets(): Target[] {
  const script = fs.readdirSync(path.join(projectFolder, 'public')).find((name) => /^app-[0-9a-f]+\.js$/.test(name))
  return [
    page,
    { name: 'a hashed file', path: `/${script ?? 'app.js'}`, status: 200 },
    { name: 'a 404', path: '/en/no-such-page/', status: 404 },
  ]
}

interface Server {
  where: string
  address: string
  pid: number
}

async function measureTarget(
  servers: readonly Server[],
  target: Target,
  options: BenchmarkOptions,
): Promise<Measure[]> {
  const rates: number[] = []
  const measures: Measure[] = []
  for (const { where, address, pid } of servers) {
    options.print(`${target.name}, ${where}`)
    await loadTarget(address, target, { duration: warmUpSeconds })
    const before = processorSeconds(pid)
    const { requests, latency } = await loadTarget(address, target, { duration: options.seconds })
    const microseconds = ((processorSeconds(pid) - before) * 1e6) / requests.total
    rates.push(requests.average)
    measures.push({
      what: target.name,
      where,
      value: `${Math.round(requests.average)} a second, p99 ${latency.p99} ms, ${microseconds.toFixed(0)} µs of processor each`,
    })
  }
  const [ours = 0, theirs] = rates
  if (theirs) measures.push({ what: target.name, where: 'ours / nginx', value: (ours / theirs).toFixed(2) })
  return measures
}

/** Memory while one page is asked for a million times. */
async function measureMemory({ pid, url }: ServerProcess, { count, print }: BenchmarkOptions): Promise<Measure> {
  const amount = Math.ceil((count * longRun) / memoryReadings)
  const readings = [memoryOf(pid)]
  for (let reading = 0; reading < memoryReadings; reading += 1) {
    print(`memory: ${thousands.format(amount)} requests`)
    await loadTarget(url, page, { amount })
    readings.push(memoryOf(pid))
  }
  const value = readings.map((megabytes) => Math.round(megabytes)).join(', ')
  return {
    what: `MB, from the start to ${thousands.format(amount * memoryReadings)} requests`,
    where: 'our server',
    value,
  }
}

/** Our server, one process, against nginx with one worker on the same release; the clients share the processors with them. */
export const serveBenchmark: Benchmark = {
  help: `a page, a hashed file and a 404 by ${connections} clients on the same processors, against nginx on the same files`,
  run: async (options) => {
    const [dataDir, folder] = [await temporaryFolder(), await temporaryFolder()]
    options.print('Making a release of public/')
    await createRelease({ publicDir: path.join(projectFolder, 'public'), dataDir })
    const site = await startSite({ projectFolder, dataDir, databaseUrl: null })
    const program = findNginx(path.join(folder, 'packages'))
    if (!program) options.print('There is no nginx, and none can be fetched: our server alone')
    const nginx = program && (await startNginx(program, { folder, dataDir, siteServer: new URL(site.url).host }))
    try {
      const servers = [
        { where: 'our server', address: site.url, pid: site.pid },
        ...(nginx ? [{ where: 'nginx', address: nginx.address, pid: nginx.pid }] : []),
      ]
      const measures: Measure[] = []
      for (const target of targets()) measures.push(...(await measureTarget(servers, target, options)))
      return [...measures, await measureMemory(site, options)]
    } finally {
      await nginx?.stop()
      await site.stop()
      await removeFolders()
    }
  },
}
