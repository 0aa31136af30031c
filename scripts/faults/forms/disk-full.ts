import { spawnSync } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { TestPostgres } from '../../../server/testing/postgres'
import { temporaryFolder } from '../../../server/testing/temporary-folder'
import type { FaultRow, SkippedFault } from '../fault'
import { startClients } from './clients'
import { addStatuses, countRow, pause } from './count'
import { newPlace } from './place'

const diskMegabytes = 24
const ballastBytes = 12 * 1024 * 1024
const refusals = 40

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder]).status === 0

async function fillAndFree(postgres: TestPostgres | null, dataDir: string): Promise<FaultRow> {
  const place = await newPlace(postgres, dataDir)
  const ballast = path.join(dataDir, 'ballast')
  await fs.writeFile(ballast, Buffer.alloc(ballastBytes))
  const site = await place.start()
  try {
    const filling = startClients(site.url, 4)
    while ((filling.statuses.get('503') ?? 0) < refusals) await pause(20)
    await filling.stop()
    await fs.rm(ballast)
    const after = startClients(site.url, 4, filling.sent)
    while ((after.statuses.get('201') ?? 0) < refusals) await pause(20)
    await after.stop()
    const statuses = new Map(filling.statuses)
    addStatuses(statuses, after.statuses)
    const sent = [...filling.sent, ...after.sent]
    return await countRow('disk full', place, { sent, statuses, rounds: 1, expected: ['201', '503'] })
  } finally {
    await site.stop()
  }
}

/** Fills the disk that DATA_DIR is on, and frees some of it again; needs the right to mount a small disk in memory. */
export async function diskFull(postgres: TestPostgres | null): Promise<FaultRow | SkippedFault> {
  const name = postgres ? 'postgres' : 'sqlite'
  const folder = await temporaryFolder()
  if (!mount(folder)) return { fault: 'disk full', place: name, skipped: 'only root may mount a small disk (tmpfs)' }
  try {
    return await fillAndFree(postgres, folder)
  } finally {
    spawnSync('umount', ['--lazy', folder])
  }
}
