/**
 * Names of the address files under static/places/, which browsers load while someone fills in the land form. `scripts/make-places.ts`
 * writes them.
 */

/** Folder of the files, named by a hash over them, so that they may be cached for good. */
export const placesVersion = '5e2a0fd0'

/**
 * Name of an address file.
 *
 * @param province English name, for its districts' subdistricts; null for all provinces with their districts
 */
export const placeFileName = (province: string | null): string =>
  province === null ? 'provinces.json' : `${province.toLowerCase().replaceAll(' ', '-')}.json`

/** Path of an address file, as browsers ask for it. */
export const placeFilePath = (province: string | null): string => `/places/${placesVersion}/${placeFileName(province)}`
