import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
// eslint-disable-next-line no-restricted-imports -- this module of a local plugin holds no Gatsby, only files
import { copyWhole, takeFromStore } from '../../plugins/gatsby-plugin-picture-store/picture-store'
import type { Localized } from '../../src/i18n/locales'
import { cardFolder, readCardText, shareCardPath, type ShareCard } from '../../src/share-card/share-card'
import { createCardDrawer } from './draw-card'

/** A card that a page names. */
export interface WantedCard {
  /** Path that the page names. */
  path: string
  /** The card as src/share-card writes it. */
  text: string
}

/** What became of the cards. */
export interface WrittenCards {
  drawn: number
  fromStore: number
  removed: number
  /** All that pages name. */
  count: number
  /** Names of the files that were written or removed. */
  changed: string[]
}

/** By scene and language: what the cards in public/ were drawn from, besides their own words. */
type State = Record<string, string>

const cardsAtOnce = 4
const stateFile = (folder: string) => path.join(folder, '.cache', 'share-cards.json')

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

let codeHash = ''

/** A hash over the code and the typefaces that cards are drawn with, as they are when it is first asked for. */
function codeOfCards(): string {
  return (codeHash ||= hashOfCode())
}

function hashOfCode(): string {
  const files = fs
    .readdirSync(__dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|ttf)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return sha256(...files.sort().map((file) => fs.readFileSync(file)), JSON.stringify(sharp.versions))
}

interface Picture {
  name: string
  file: string
}

const readJson = <Value>(file: string): Value => JSON.parse(fs.readFileSync(file, 'utf8')) as Value

function readState(projectFolder: string): State {
  try {
    return readJson<State>(stateFile(projectFolder))
  } catch {
    return {}
  }
}

interface NamedCard {
  card: ShareCard
  text: string
  path: string
  /** Name of its file. */
  name: string
  /** Cards of one scene and language are drawn from the same. */
  scene: string
}

function writeState(projectFolder: string, state: State): void {
  fs.mkdirSync(path.dirname(stateFile(projectFolder)), { recursive: true })
  fs.writeFileSync(stateFile(projectFolder), JSON.stringify(state))
}

/** Hashes of pictures by file, size and time: in a process that stays none is read twice. */
const digests = new Map<string, string>()

function digestOf(file: string): string {
  const { size, mtimeMs } = fs.statSync(file)
  const state = `${file} ${size} ${mtimeMs}`
  const digest = digests.get(state) ?? sha256(fs.readFileSync(file))
  digests.set(state, digest)
  return digest
}

/** What cards are drawn from; the cards of each scene have a hash that changes with any of it. */
function openSources(projectFolder: string) {
  const content = path.join(projectFolder, 'content')
  const pictures = new Map(
    readJson<Picture[]>(path.join(content, 'pictures.json')).map(({ name, file }) => [
      name,
      path.join(content, 'images', file),
    ]),
  )
  const siteName = readJson<{ name: Localized }>(path.join(content, 'site.json')).name
  const code = codeOfCards()
  const hashes: State = {}
  const pictureFile = (name: string) => {
    const file = pictures.get(name)
    if (!file) throw new Error(`A share card wants the picture "${name}"; takes names of content/pictures.json`)
    return file
  }
  const sourcesOf = ({ language, scene }: ShareCard): [string, string] => [
    siteName[language],
    'picture' in scene ? digestOf(pictureFile(scene.picture)) : '',
  ]
  return {
    draw: createCardDrawer({ pictureFile, siteName }),
    /** Of the scenes that were asked for. */
    hashes,
    hashOf: ({ card, scene }: NamedCard) => (hashes[scene] ??= sha256(code, ...sourcesOf(card))),
    /** Name of the drawn card in the store. */
    keyOf: ({ card, text }: NamedCard) => sha256(code, text, ...sourcesOf(card)),
  }
}

/** Cards that this process has read, by their text. */
const readCards = new Map<string, NamedCard>()

function readCard(text: string): NamedCard {
  const known = readCards.get(text)
  if (known) return known
  const card = readCardText(text)
  const cardPath = shareCardPath(card)
  const shown = 'picture' in card.scene ? card.scene.picture : card.scene.drawing
  const read = { card, text, path: cardPath, name: path.posix.basename(cardPath), scene: `${card.language} ${shown}` }
  readCards.set(text, read)
  return read
}

/** Each wanted card once, by file name. */
function byFileName(wanted: readonly WantedCard[]): Map<string, NamedCard> {
  return new Map(
    wanted.map(({ path: cardPath, text }) => {
      const read = readCard(text)
      if (read.path !== cardPath) throw new Error(`${cardPath} is not the path of the share card ${text}`)
      return [read.name, read]
    }),
  )
}

/**
 * Puts the cards that pages name into public/: what is there already stays, what was drawn before comes from the store, and only the
 * rest is drawn. Cards that no page names any more are removed.
 *
 * @param projectFolder the folder that holds package.json
 * @param storeFolder where drawn cards outlive a clearing of public/
 * @throws when a page names a picture that is not there
 */
export async function writeShareCards(
  projectFolder: string,
  wanted: readonly WantedCard[],
  storeFolder = path.join(projectFolder, '.picture-store', 'share-cards'),
): Promise<WrittenCards> {
  const folder = path.join(projectFolder, 'public', cardFolder)
  fs.mkdirSync(folder, { recursive: true })
  const before = readState(projectFolder)
  const existing = new Set(fs.readdirSync(folder))
  const cards = byFileName(wanted)
  const { draw, hashes, hashOf, keyOf } = openSources(projectFolder)
  const result: WrittenCards = { drawn: 0, fromStore: 0, removed: 0, count: cards.size, changed: [] }
  const put = async (name: string, card: ShareCard, key: string) => {
    const file = path.join(folder, name)
    result.changed.push(name)
    const stored = path.join(storeFolder, key.slice(0, 2), `${key}.jpg`)
    if (await takeFromStore(stored, file)) {
      result.fromStore += 1
      return
    }
    await fs.promises.writeFile(`${file}.part`, await draw(card))
    await fs.promises.rename(`${file}.part`, file)
    await copyWhole(file, stored)
    result.drawn += 1
  }
  const queue = cards.entries()
  const work = async () => {
    for (const [name, named] of queue) {
      const isCurrent = before[named.scene] === hashOf(named) && existing.has(name)
      if (!isCurrent) await put(name, named.card, keyOf(named))
    }
  }
  await Promise.all(Array.from({ length: cardsAtOnce }, work))
  for (const name of existing) {
    if (cards.has(name)) continue
    fs.rmSync(path.join(folder, name), { force: true })
    result.changed.push(name)
    result.removed += 1
  }
  if (JSON.stringify(before) !== JSON.stringify(hashes)) writeState(projectFolder, hashes)
  return result
}
