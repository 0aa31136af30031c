import fs from 'node:fs'
import { placeFileName, placesVersion } from '../../src/forms/place-files'
import { inProject } from '../lib/project'
import { collectPlaces, type PlaceFiles } from './collect-places'

type Overview = [th: string, en: string, districts: [string, string][]][]

let places: PlaceFiles
beforeAll(async () => {
  places = await collectPlaces()
})
const read = <Content>(province: string | null) =>
  JSON.parse(places.files.get(placeFileName(province)) ?? 'null') as Content

test('The files in static/places are those that the package gives today', () => {
  expect(placesVersion).toBe(places.version)
  const folder = inProject('static', 'places', placesVersion)
  expect(fs.readdirSync(folder).sort()).toEqual([...places.files.keys()].sort())
  for (const [name, text] of places.files) {
    expect(fs.readFileSync(`${folder}/${name}`, 'utf8')).toBe(`${text}\n`)
  }
})

test('All 77 provinces, 928 districts and 7,475 subdistricts are there', () => {
  const overview = read<Overview>(null)
  expect(overview).toHaveLength(77)
  expect(overview.flatMap(([, , districts]) => districts)).toHaveLength(928)
  expect(overview.flatMap(([, en]) => read<unknown[][]>(en).flat())).toHaveLength(7475)
})

test('A subdistrict stands under its district, in both languages, with its postcode', () => {
  const province = read<Overview>(null).find(([, en]) => en === 'Prachuap Khiri Khan')
  const position = province?.[2].findIndex(([th, en]) => th === 'หัวหิน' && en === 'Hua Hin') ?? -1
  const districts = read<[string, string, string][][]>('Prachuap Khiri Khan')
  expect(districts[position]).toContainEqual(['หนองแก', 'Nong Kae', '77110'])
})

test('Every name is written in its own script', () => {
  const overview = read<Overview>(null)
  const names = overview.flatMap(([th, en, districts]) => [
    [th, en],
    ...districts,
    ...read<[string, string][][]>(en).flat(),
  ])
  expect(names.filter(([th]) => !/^[\u0E00-\u0E7F ().-]+$/.test(String(th)))).toEqual([])
  expect(names.filter(([, en]) => !/^[A-Za-z '.()-]+$/.test(String(en)))).toEqual([])
})
