import { readContent, type Json } from '../../test/content-files'
import { linesOfError, useTemporaryFolder } from '../../test/temporary-folder'
import { checkContent } from './check-content'

const { pathOf, write } = useTemporaryFolder()

beforeEach(() => {
  for (const single of ['site.json', 'navigation.json']) write(single, readContent(single))
})

type Case = [change: Record<string, unknown>, problem: string]

/** Sets the value at a path such as `plate.number` or `benefits.0.title`; undefined takes the field away. */
function put(item: Json, place: string, value: unknown): void {
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce<Json>((inner, step) => inner[step] as Json, item)
  parent[last] = value
}

function problemsAfter(file: string, change: Record<string, unknown>, isList: boolean): string[] {
  const content = readContent<unknown>(file)
  const item = (isList ? (content as Json[])[0] : content) as Json
  for (const [place, value] of Object.entries(change)) put(item, place, value)
  write(file, isList ? [item] : item)
  return linesOfError(() => checkContent(pathOf())).slice(1)
}

/** One test for each change to a real item: the only problem must be the one given, file and field first. */
function itRejects(file: string, cases: Case[], { isList = false } = {}): void {
  const place = isList ? `content/${file} [0]` : `content/${file}`
  test.each(cases)(`%j in ${file} is rejected: %s`, (change, problem) => {
    expect(problemsAfter(file, change, isList)).toEqual([`${place}: ${problem}`])
  })
}

itRejects('projects/vehha-hua-hin.json', [
  [{ slug: 'VEHHA Hua Hin' }, 'slug: got "VEHHA Hua Hin", takes small letters, digits and single hyphens, such as "condo-hua-hin"'],
  [{ order: 0 }, 'order: got 0, takes at least 1'],
  [{ order: 1.5 }, 'order: got 1.5, takes a whole number'],
  [{ name: 'VEHHA' }, 'name: got "VEHHA", takes an object'],
  [{ 'name.en': undefined }, 'name.en: got nothing, takes a value'],
  [{ 'name.de': 'VEHHA' }, 'name: takes no field of this name: de'],
  [{ location: 'pattaya' }, 'location: got "pattaya", takes one of hua-hin, phuket, sathorn, ari, chaengwattana-ratchapruek'],
  [{ type: 'house' }, 'type: got "house", takes one of condominium, branded-residence, detached-house'],
  [{ tabs: [] }, 'tabs: got [], takes at least 1'],
  [{ status: 'sold' }, 'status: got "sold", takes one of ready, selling, coming-soon'],
  [{ ownership: 'both' }, 'ownership: got "both", takes one of own, joint-venture'],
  [{ externalUrl: 'www.example.com' }, 'externalUrl: got "www.example.com", takes an absolute address, such as "https://www.example.com/"'],
  [{ externalUrl: 'javascript://x/%0aalert(1)' }, 'externalUrl: got "javascript://x/%0aalert(1)", takes an absolute address, such as "https://www.example.com/"'],
  [{ ground: 'green' }, 'ground: got "green", takes a colour, such as "#93A48C"'],
  [{ onGround: 'white' }, 'onGround: got "white", takes one of ink, paper'],
  [{ 'plate.number': '4' }, 'plate.number: got "4", takes a number'],
  [{ 'startingPrice.baht': 'abc' }, 'startingPrice.baht: got "abc", takes a number'],
  [{ 'startingPrice.baht': -1 }, 'startingPrice.baht: got -1, takes more than 0'],
  [{ startingPrice: undefined }, 'startingPrice: got nothing, takes a value'],
  [{ 'unitTypes.0.areaSqm': [30] }, 'unitTypes[0].areaSqm: got [30], takes exactly 2 items'],
  [{ 'unitTypes.1.bathrooms': 0 }, 'unitTypes[1].bathrooms: got 0, takes at least 1'],
  [{ 'unitTypes.1.priceFromBaht': undefined }, 'unitTypes[1].priceFromBaht: got nothing, takes a value'],
  [{ 'facts.0.value': 9 }, 'facts[0].value: got 9, takes a string'],
  [{ colour: 'green' }, 'the whole: takes no field of this name: colour'],
])

itRejects('landing-pages/condo-phuket.json', [
  [{ kind: 'other' }, 'kind: got "other", takes one of landing, coming-soon'],
  [{ projects: [] }, 'projects: got [], takes at least 1'],
  [{ 'benefits.3': null }, 'benefits[3]: got null, takes a value'],
  [{ benefits: [] }, 'benefits: got [], takes exactly 4 items'],
  [{ 'surroundings.0.kind': 'beach' }, 'surroundings[0].kind: got "beach", takes one of lifestyle, hospital, transport, school'],
  [{ 'surroundings.0.places.0.minutes': 2.5 }, 'surroundings[0].places[0].minutes: got 2.5, takes a whole number'],
  [{ 'intro.0.th': 5 }, 'intro[0].th: got 5, takes a string'],
  [{ recommended: 'vehha-hua-hin' }, 'recommended: got "vehha-hua-hin", takes an array'],
])

itRejects('privileges/harbour-kitchen.json', [
  [{ category: 'all' }, 'category: got "all", takes one of eat, play, rest, shop, others'],
  [{ validUntil: '31/12/2027' }, 'validUntil: got "31/12/2027", takes a day, such as "2027-12-31"'],
  [{ description: [] }, 'description: got [], takes at least 1'],
])

itRejects('news/ari-six-houses.json', [
  [{ publishedAt: '2026-10-01' }, 'publishedAt: got "2026-10-01", takes an ISO time in UTC, such as "2026-10-01T02:00:00.000Z"'],
  [{ picture: '../secret' }, 'picture: got "../secret", takes small letters, digits and single hyphens, such as "condo-hua-hin"'],
  [{ title: null }, 'title: got null, takes a value'],
])

itRejects('activities/offcuts-into-benches.json', [
  [{ theme: 'people' }, 'theme: got "people", takes one of environment, society, governance'],
  [{ heldAt: 20261001 }, 'heldAt: got 20261001, takes a string'],
])

itRejects('positions/project-architect.json', [
  [{ openings: 0 }, 'openings: got 0, takes at least 1'],
  [{ open: 'yes' }, 'open: got "yes", takes a boolean'],
])

itRejects(
  'timeline.json',
  [
    [{ buddhistYear: 2533 }, 'buddhistYear: got 2533, takes the year plus 543'],
    [{ year: 1988, buddhistYear: 2531 }, 'year: got 1988, takes at least 1989'],
  ],
  { isList: true },
)

itRejects(
  'pictures.json',
  [
    [{ file: '../../.env' }, 'file: got "../../.env", takes a file name in content/images, such as "home-hero.jpg"'],
    [{ alt: { th: 'ภาพ', en: ' Picture' } }, 'alt.en: got " Picture", takes a text without spaces at its ends'],
  ],
  { isList: true },
)

const oneTarget = 'one of "to", "setting" and "middleware"'
const pathRule = 'a path with a slash at both ends, such as "/project/"'
itRejects(
  'redirects.json',
  [
    [{ middleware: 'last-of-group' }, 'middleware: got "last-of-group", takes one of first-of-group'],
    [{ middleware: undefined, to: '//evil.example.com/' }, `to: got "//evil.example.com/", takes ${pathRule}`],
    [{ middleware: undefined, to: '/content' }, `to: got "/content", takes ${pathRule}`],
    [{ middleware: undefined, setting: 'DATABASE_URL' }, 'setting: got "DATABASE_URL", takes one of PHUKET_RESIDENCES_URL'],
    [{ from: '/about/?x=1' }, `from: got "/about/?x=1", takes ${pathRule}`],
  ],
  { isList: true },
)

test.each([
  ['none', { middleware: undefined }],
  ['two', { to: '/content/' }],
])('A redirect with %s of its three targets is rejected', (_, change) => {
  const [problem] = problemsAfter('redirects.json', change, true)
  expect(problem).toMatch(/^content\/redirects\.json \[0\]: the whole: got \{.*…, takes /)
  expect(problem?.endsWith(oneTarget)).toBe(true)
})

itRejects('site.json', [
  [{ phone: '02 000 0000' }, 'phone: got "02 000 0000", takes a Thai number in international form, such as "+6620000000"'],
  [{ email: 'hello' }, 'email: got "hello", takes an e-mail address'],
  [{ 'social.0.network': 'x' }, 'social[0].network: got "x", takes one of facebook, messenger, instagram, line, youtube'],
  [{ 'coordinates.latitude': '13.7' }, 'coordinates.latitude: got "13.7", takes a number'],
])

itRejects('navigation.json', [
  [{ 'main.1.path': 'https://evil.example.com/' }, `main[1].path: got "https://evil.example.com/", takes ${pathRule}`],
  [{ 'legal.0.path': undefined, 'legal.0.setting': 'DESK_TOKENS' }, 'legal[0].setting: got "DESK_TOKENS", takes one of GATSBY_INVESTOR_RELATIONS_URL, GATSBY_PRIVILEGE_LOGIN_URL'],
  [{ main: [] }, 'main: got [], takes at least 1'],
])

test('An entry of the navigation has either a path or a setting', () => {
  const [problem] = problemsAfter('navigation.json', { 'legal.0.setting': 'GATSBY_PRIVILEGE_LOGIN_URL' }, false)
  expect(problem).toMatch(/^content\/navigation\.json: legal\[0\]: got .* takes either a path or a setting$/)
})
