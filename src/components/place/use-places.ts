import { useEffect, useState } from 'react'
import { fetchProvinces, fetchSubdistricts, indexOfPlace, type Province, type Subdistrict } from './places'

type PlaceTexts = Readonly<Record<'province' | 'district' | 'subdistrict', string>>

/** What is offered at each field, and what is known of what was typed. */
export interface UsedPlaces {
  provinces: readonly Province[]
  districts: Province['districts']
  subdistricts: readonly Subdistrict[]
  /** Postcode of the subdistrict; empty as long as none is known. */
  postcode: string
}

/** The list only helps: without it the fields take any text. */
const ignore = () => undefined

/**
 * The full list of Thai places, fetched while someone fills in an address: all provinces with their districts at first, then
 * the subdistricts of the province.
 *
 * @param isWanted false: nothing is fetched yet
 */
export function usePlaces({ province, district, subdistrict }: PlaceTexts, isWanted: boolean): UsedPlaces {
  const [provinces, setProvinces] = useState<readonly Province[]>([])
  const [inProvince, setInProvince] = useState<{ of: Province; rows: Subdistrict[][] } | null>(null)

  useEffect(() => {
    if (isWanted) fetchProvinces().then(setProvinces, ignore)
  }, [isWanted])

  const current = provinces[indexOfPlace(provinces, province)]
  useEffect(() => {
    if (current) fetchSubdistricts(current).then((rows) => setInProvince({ of: current, rows }), ignore)
  }, [current])

  const districts = current?.districts ?? []
  const rows = inProvince?.of === current ? inProvince?.rows : undefined
  const subdistricts = rows?.[indexOfPlace(districts, district)] ?? []
  const postcode = subdistricts[indexOfPlace(subdistricts, subdistrict)]?.postcode ?? ''
  return { provinces, districts, subdistricts, postcode }
}
