import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { cardText, shareCardPath, type ShareCard } from '../../src/share-card/share-card'
import { writeShareCards } from './write-cards'

const folders: string[] = []
const write = (folder: string, name: string, content: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  fs.writeFileSync(path.join(folder, name), content)
}
const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function makeProject(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'share-cards-'))
  folders.push(folder)
  write(folder, 'content/site.json', '{"name":{"th":"พราว","en":"Proud"}}')
  write(folder, 'content/pictures.json', '[{"name":"house","file":"house.jpg"}]')
  write(folder, 'content/images/house.jpg', await picture('#ff0000'))
  return folder
}

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

const drawn: ShareCard = {
  language: 'th',
  label: 'ความยั่งยืน',
  title: 'น้ำกับการพักใจ',
  scene: { drawing: 'sustainability' },
}
const pictured: ShareCard = {
  language: 'en',
  label: 'Projects',
  title: 'Ari',
  scene: { picture: 'house', ground: '#A7B095' },
}
const wanted = (...cards: ShareCard[]) => cards.map((card) => ({ path: shareCardPath(card), text: cardText(card) }))
const fileOf = (folder: string, card: ShareCard) => path.join(folder, 'public', shareCardPath(card))

test('Cards are drawn once, and are JPEG files of 1200 by 630', async () => {
  const folder = await makeProject()
  const cards = wanted(drawn, pictured, drawn)
  expect(await writeShareCards(folder, cards)).toMatchObject({ drawn: 2, fromStore: 0, removed: 0, count: 2 })
  for (const card of [drawn, pictured]) {
    expect(await sharp(fileOf(folder, card)).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  }
  const times = fs.statSync(fileOf(folder, drawn)).mtimeMs
  expect(await writeShareCards(folder, cards)).toEqual({ drawn: 0, fromStore: 0, removed: 0, count: 2, changed: [] })
  expect(fs.statSync(fileOf(folder, drawn)).mtimeMs).toBe(times)
})

test.each([
  ['a word of 150 letters', 'a'.repeat(150)],
  ['a word of 5,000 letters', 'a'.repeat(5000)],
  ['5,000 words', 'house '.repeat(5000)],
  ['150 words', 'house '.repeat(150)],
  ['a letter with a thousand marks', `ก${'\u0E49'.repeat(1000)}`],
  ['a thousand empty lines', '\u2028'.repeat(1000)],
  ['words between a thousand empty lines', `house${'\u2028'.repeat(1000)}home`],
  ['letters that cannot be seen', '\u200B\u200E\u2066'],
])('A title that no card can hold, %s, is shown as far as there is room', async (_, title) => {
  const folder = await makeProject()
  for (const card of [drawn, pictured].map((each) => ({ ...each, title }))) {
    await writeShareCards(folder, wanted(card))
    expect(await sharp(fileOf(folder, card)).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test('After public/ was cleared cards come from the store, the same byte for byte', async () => {
  const folder = await makeProject()
  await writeShareCards(folder, wanted(drawn, pictured))
  const before = fs.readFileSync(fileOf(folder, pictured))
  for (const name of ['public', '.cache']) fs.rmSync(path.join(folder, name), { recursive: true })
  expect(await writeShareCards(folder, wanted(drawn, pictured))).toMatchObject({ drawn: 0, fromStore: 2 })
  expect(fs.readFileSync(fileOf(folder, pictured)).equals(before)).toBe(true)
})

test('The same card drawn in two places is the same byte for byte', async () => {
  const [one = '', other = ''] = [await makeProject(), await makeProject()]
  for (const folder of [one, other]) await writeShareCards(folder, wanted(drawn))
  expect(fs.readFileSync(fileOf(one, drawn)).equals(fs.readFileSync(fileOf(other, drawn)))).toBe(true)
})

test('A card that no page names any more is removed', async () => {
  const folder = await makeProject()
  await writeShareCards(folder, wanted(drawn, pictured))
  expect(await writeShareCards(folder, wanted(drawn))).toMatchObject({ removed: 1, count: 1 })
  expect(fs.existsSync(fileOf(folder, pictured))).toBe(false)
})

test('A picture that was exchanged is on the card at the same address', async () => {
  const folder = await makeProject()
  await writeShareCards(folder, wanted(drawn, pictured))
  write(folder, 'content/images/house.jpg', await picture('#0000ff'))
  expect(await writeShareCards(folder, wanted(drawn, pictured))).toMatchObject({ drawn: 1, removed: 0 })
  const { data } = await sharp(fileOf(folder, pictured)).extract({ left: 900, top: 300, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true }) // prettier-ignore
  expect(data[2]).toBeGreaterThan(240)
})

test('A picture that is not there, or a path that is not that of the card, stops the build', async () => {
  const folder = await makeProject()
  const lost: ShareCard = { ...pictured, scene: { picture: 'tower' } }
  await expect(writeShareCards(folder, wanted(lost))).rejects.toThrow('"tower"')
  const wrong = [{ path: shareCardPath(drawn), text: cardText(pictured) }]
  await expect(writeShareCards(folder, wrong)).rejects.toThrow('is not the path of the share card')
})

test('The longest title stays on its card', async () => {
  const folder = await makeProject()
  const title = 'บ้านที่เริ่มจากแสงและลม วางผังให้เหมาะกับที่ดินแต่ละแห่ง '.repeat(3)
  const cards = [drawn, pictured].map((card): ShareCard => ({ ...card, title }))
  expect(await writeShareCards(folder, wanted(...cards))).toMatchObject({ drawn: 2 })
})
