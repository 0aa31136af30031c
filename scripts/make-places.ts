import fs from 'node:fs/promises'
import path from 'node:path'
import { placesVersion } from '../src/forms/place-files'
import { inProject } from './lib/project'
import { collectPlaces } from './places/collect-places'

/**
 * Writes the lists of provinces, districts and subdistricts into static/places/. Run it after thai-address-universal has a new
 * version, with `npx tsx scripts/make-places.ts`, and commit what it makes.
 */
async function main(): Promise<void> {
  const { version, files } = await collectPlaces()
  const folder = inProject('static', 'places', version)
  await fs.rm(path.dirname(folder), { recursive: true, force: true })
  await fs.mkdir(folder, { recursive: true })
  for (const [name, text] of files) await fs.writeFile(path.join(folder, name), `${text}\n`)
  const source = inProject('src', 'forms', 'place-files.ts')
  const code = await fs.readFile(source, 'utf8')
  await fs.writeFile(source, code.replace(`placesVersion = '${placesVersion}'`, `placesVersion = '${version}'`))
  console.log(`static/places/${version}: ${files.size} files`)
}

void main()
