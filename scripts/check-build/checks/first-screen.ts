import fs from 'node:fs'
import zlib from 'node:zlib'
import type { Build } from '../base/build'
import { firstFiles, firstPictures } from '../base/first-screen'
import type { Page } from '../base/page'
import { onePage, type Rule } from '../base/rule'
import { budgets } from '../budgets'

type Limits = Pick<
  typeof budgets,
  'maxFirstFontBytes' | 'maxFirstPictureBytes' | 'maxFirstPaintBytes' | 'maxFirstPaintRequests'
>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Bytes of a file of the build; 0 for what stands elsewhere, which another rule looks at. */
function bytesOf(address: string, { files }: Build): number {
  const file = files.get(decodeURI(address.split(/[?#]/)[0] ?? ''))
  return file ? fs.statSync(file).size : 0
}

function measure({ html, document }: Page, build: Build) {
  const { fonts, blocking } = firstFiles(document)
  const pictures = firstPictures(document)
  const fontBytes = sum(fonts.map((address) => bytesOf(address, build)))
  const pictureBytes = pictures.map((address) => bytesOf(address, build))
  const htmlBytes = zlib.gzipSync(html, { level: 9 }).length
  const blockingBytes = sum(blocking.map((address) => bytesOf(address, build)))
  return {
    fontBytes,
    pictureBytes: pictureBytes[0] ?? 0,
    bytes: htmlBytes + fontBytes + blockingBytes + sum(pictureBytes),
    requests: 1 + fonts.length + blocking.length + pictures.length,
    blocking,
  }
}

/** What is fetched before a page is painted whole, on a phone, stays within its budgets; nothing holds up the paint. */
export const createFirstScreen = (limits: Limits): Rule => ({
  name: 'The first screen of a phone is within its budgets: fonts, first picture, bytes, requests',
  checkPage: (page, build) => {
    const { fontBytes, pictureBytes, bytes, requests, blocking } = measure(page, build)
    const figures = [
      { what: 'bytes of fonts', value: fontBytes, limit: limits.maxFirstFontBytes },
      { what: 'bytes of the first picture', value: pictureBytes, limit: limits.maxFirstPictureBytes },
      { what: 'bytes before the paint is complete', value: bytes, limit: limits.maxFirstPaintBytes },
      { what: 'requests before the paint is complete', value: requests, limit: limits.maxFirstPaintRequests },
    ]
    return onePage([
      ...figures
        .filter(({ value, limit }) => value > limit)
        .map(({ what, value, limit }) => ({ where: page.path, found: `${value} ${what}`, wanted: `at most ${limit}` })),
      ...blocking.map((address) => ({
        where: page.path,
        found: `${address} holds up the paint`,
        wanted: 'nothing but the document',
      })),
    ])
  },
})

export const firstScreen: Rule = createFirstScreen(budgets)
