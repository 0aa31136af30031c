import type { Localized } from '../../i18n/locales'
import { placeFilePath } from '../../forms/place-files'

/** A province, district or subdistrict. */
export type PlaceName = Localized

export interface Province extends PlaceName {
  districts: readonly PlaceName[]
}

export interface Subdistrict extends PlaceName {
  /** One or more, parted by commas; empty for a few islands. */
  postcode: string
}

type Pair = [th: string, en: string]

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: got status ${response.status}, takes 200`)
  return response.json()
}

/** All provinces with their districts (`scripts/places/collect-places.ts` makes the file). */
export async function fetchProvinces(): Promise<Province[]> {
  const rows = (await fetchJson(placeFilePath(null))) as [...Pair, Pair[]][]
  return rows.map(([th, en, districts]) => ({ th, en, districts: districts.map(([th, en]) => ({ th, en })) }))
}

/** The subdistricts of a province, in the order of its districts. */
export async function fetchSubdistricts(province: Province): Promise<Subdistrict[][]> {
  const rows = (await fetchJson(placeFilePath(province.en))) as [...Pair, string][][]
  return rows.map((district) => district.map(([th, en, postcode]) => ({ th, en, postcode })))
}

/** What people write in front of or behind a name. */
const thaiKinds = /^(จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง)\s*/
const englishKinds =
  /^(changwat|amphoe|amphur|khet|tambon|khwaeng)\s+|\s+(province|district|subdistrict|sub-district)$/g

/** Other names of Bangkok. */
const bangkok = /^(กรุงเทพ|กรุงเทพฯ|กทม|กทม\.|bkk|krung ?thep)$/

/** A name without what does not tell places apart: case, spaces, hyphens, kind of place. */
function bareName(name: string): string {
  const bare = name.normalize('NFC').trim().toLowerCase().replace(thaiKinds, '').replace(englishKinds, '')
  return bare.replace(bangkok, 'กรุงเทพมหานคร').replace(/[\s-]/g, '')
}

/**
 * Position of a place by what someone typed, in either language; -1 when it is not in the list.
 *
 * @example indexOfPlace(provinces, 'จ. ภูเก็ต')
 */
export function indexOfPlace(places: readonly PlaceName[], typed: string): number {
  const name = bareName(typed)
  return name === '' ? -1 : places.findIndex(({ th, en }) => bareName(th) === name || bareName(en) === name)
}
