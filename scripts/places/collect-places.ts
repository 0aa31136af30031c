import crypto from 'node:crypto'
import { getDatabase, preload, setEngMode } from 'thai-address-universal'
import { placeFileName } from '../../src/forms/place-files'

/** A name in Thai and in English. */
type Names = readonly [th: string, en: string]

/** What browsers load: names of all provinces with their districts, and one file for each province with its subdistricts. */
export interface PlaceFiles {
  /** First eight hexadecimal digits of the hash over all files: the folder they are in. */
  version: string
  /** Text of each file by its name. */
  files: ReadonlyMap<string, string>
}

interface Row {
  province: Names
  district: Names
  subdistrict: Names
  postcode: string
}

/** English names that the package has wrong: run together, or with a letter that it could not read. */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/Pha\?ung/, 'Pha-ung'],
  [/^Nakhonratchasima$/, 'Nakhon Ratchasima'],
  [/^Nakhonsawan$/, 'Nakhon Sawan'],
  [/^Suphanburi$/, 'Suphan Buri'],
]

const mended = (name: string) => corrections.reduce((current, [wrong, right]) => current.replace(wrong, right), name)

/** The two lists of the package have the same places at the same positions. */
async function readRows(): Promise<Row[]> {
  await preload()
  await setEngMode(false)
  const thai = getDatabase()
  await setEngMode(true)
  const english = getDatabase()
  return thai.map((th, index) => {
    const en = english[index]
    if (en?.postal_code !== th.postal_code) throw new Error(`Row ${index}: got different places in Thai and English`)
    return {
      province: [th.province, mended(en.province)],
      district: [th.district, mended(en.district)],
      subdistrict: [th.sub_district, mended(en.sub_district)],
      postcode: th.postal_code,
    }
  })
}

/** Groups rows by a name, in the alphabetical order of the Thai one. */
function groupBy(rows: readonly Row[], key: 'province' | 'district' | 'subdistrict'): [Names, Row[]][] {
  const groups = new Map<string, [Names, Row[]]>()
  for (const row of rows) {
    const group = groups.get(row[key][0])
    if (group) group[1].push(row)
    else groups.set(row[key][0], [row[key], [row]])
  }
  return [...groups.values()].sort(([a], [b]) => a[0].localeCompare(b[0], 'th'))
}

const postcodesOf = (rows: readonly Row[]) => [...new Set(rows.map(({ postcode }) => postcode))].filter(Boolean)

/** Makes the address files out of thai-address-universal. */
export async function collectPlaces(): Promise<PlaceFiles> {
  const provinces = groupBy(await readRows(), 'province')
  const files = new Map<string, string>()
  const overview = provinces.map(([names, rows]) => [...names, groupBy(rows, 'district').map(([district]) => district)])
  files.set(placeFileName(null), JSON.stringify(overview))
  for (const [names, rows] of provinces) {
    const districts = groupBy(rows, 'district').map(([, inDistrict]) =>
      groupBy(inDistrict, 'subdistrict').map(([subdistrict, same]) => [...subdistrict, postcodesOf(same).join(', ')]),
    )
    files.set(placeFileName(names[1]), JSON.stringify(districts))
  }
  const version = crypto
    .createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
  return { version, files }
}
