import fs from 'node:fs/promises'
import path from 'node:path'
import type { Localized } from '../../src/i18n/locales'

/** A position that people can apply for. */
export interface OpenPosition {
  slug: string
  title: Localized
}

interface PositionFile extends OpenPosition {
  open: boolean
  order: number
}

/**
 * The open positions of content/positions, in their order; none when there is no such folder.
 *
 * @param positionsDir folder of the JSON files
 */
export async function readOpenPositions(positionsDir: string): Promise<OpenPosition[]> {
  const names = await fs.readdir(positionsDir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(positionsDir, name))
  const positions = await Promise.all(
    files.map(async (file) => JSON.parse(await fs.readFile(file, 'utf8')) as PositionFile),
  )
  return positions
    .filter(({ open }) => open)
    .sort((one, other) => one.order - other.order)
    .map(({ slug, title }) => ({ slug, title }))
}
