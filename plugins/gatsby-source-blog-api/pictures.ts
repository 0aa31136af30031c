import { existsSync } from 'node:fs'
import type { Node, SourceNodesArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import { shortened } from './article-schema'
import { mapLimited } from './concurrency'
import { downloadPicture, type Validators } from './download-picture'
import { pictureAddress } from './find-pictures'
import { warnProblem } from './report'
import type { Options } from './types'

const downloadsAtATime = 4

/** A place in an article that shows a picture. */
export interface PictureUse {
  url: string
  field: 'cover.url' | 'body img'
  /** Name of the article. */
  article: string
  /** Whether the article has changed, so that the picture may have, too. */
  changed: boolean
}

/** What the Gatsby cache remembers of a picture. */
interface Remembered extends Validators {
  fileNodeId: string
}

type Args = Pick<
  SourceNodesArgs,
  'actions' | 'cache' | 'createContentDigest' | 'createNodeId' | 'getCache' | 'getNode' | 'reporter'
>
type PictureOptions = Pick<Options, 'apiUrl' | 'addressKey' | 'timeoutMs' | 'maxPictureBytes'>

/** The file's name in addresses: the picture's own, reduced to what is safe everywhere. */
function fileName(address: string): string {
  const last = new URL(address).pathname.split('/').pop() ?? ''
  return (
    last
      .replace(/\.[^.]*$/, '')
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'picture'
  )
}

/** The remembered picture, when its node and its file are still there. */
async function findKept({ cache, getNode }: Args, key: string): Promise<{ node: Node; validators: Validators } | null> {
  const remembered = (await cache.get(key)) as Remembered | undefined
  const node = remembered && getNode(remembered.fileNodeId)
  if (!node || !existsSync(String(node.absolutePath))) return null
  const { etag, lastModified } = remembered
  return { node, validators: { ...(etag && { etag }), ...(lastModified && { lastModified }) } }
}

/** The id of the picture's File node; null, after a warning, when the picture cannot be had. */
async function sourcePicture(args: Args, options: PictureOptions, uses: PictureUse[]): Promise<string | null> {
  const [{ url, field, article }] = uses as [PictureUse]
  const { actions, cache, createContentDigest, createNodeId, getCache, reporter } = args
  const warn = (reason: string) =>
    warnProblem(reporter, JSON.stringify(article), { field, value: shortened(url), reason })

  const address = pictureAddress(url, options.apiUrl)
  if (!address) {
    warn('is neither an http(s) address nor below /images/; shown without a picture')
    return null
  }
  // The embedded API has another port at every build: its pictures go by the address key.
  const key = `picture-${createContentDigest(url.startsWith('/') ? `${options.addressKey} ${url}` : url)}`
  const kept = await findKept(args, key)
  if (kept && !uses.some(({ changed }) => changed)) return kept.node.id

  const limits = { timeoutMs: options.timeoutMs, maxBytes: options.maxPictureBytes }
  const download = await downloadPicture(address, kept?.validators ?? {}, limits)
  if (download.outcome === 'failed') {
    const isKept = kept !== null && !download.gone
    warn(`${download.reason}; ${isKept ? 'the copy of an earlier build is kept' : 'shown without a picture'}`)
    return isKept ? kept.node.id : null
  }
  if (download.outcome === 'unchanged') return kept?.node.id ?? null
  const { buffer, extension, validators } = download
  const { createNode } = actions
  const name = fileName(address)
  // By its bytes alone the file of another address would stand for it, under a name that depends on what was built before
  const hash = createContentDigest([name, createContentDigest(buffer)])
  const file = { buffer, ext: extension, name, hash }
  const { id: fileNodeId } = await createFileNodeFromBuffer({ ...file, createNode, createNodeId, getCache })
  await cache.set(key, { fileNodeId, ...validators } satisfies Remembered)
  return fileNodeId
}

/**
 * Makes a File node of every picture, each address once, at most four at a time. A picture whose articles have not
 * changed is kept without a request. A picture that cannot be had is reported; it never stops the build.
 *
 * @returns per address as it stands in the articles, the id of the File node or null
 */
export async function sourcePictures(
  args: Args,
  options: PictureOptions,
  uses: readonly PictureUse[],
): Promise<Map<string, string | null>> {
  const usesByUrl = new Map<string, PictureUse[]>()
  for (const use of uses) {
    const usesOfUrl = usesByUrl.get(use.url)
    if (usesOfUrl) usesOfUrl.push(use)
    else usesByUrl.set(use.url, [use])
  }
  const fileIds = await mapLimited([...usesByUrl], downloadsAtATime, async ([url, usesOfUrl]) => {
    const fileId = await sourcePicture(args, options, usesOfUrl).catch((error: unknown) => {
      const { field, article } = usesOfUrl[0] as PictureUse
      const reason = `could not be stored (${(error as Error).message}); shown without a picture`
      warnProblem(args.reporter, JSON.stringify(article), { field, value: shortened(url), reason })
      return null
    })
    const node = fileId === null ? undefined : args.getNode(fileId)
    if (node) args.actions.touchNode(node)
    return [url, fileId] as const
  })
  return new Map(fileIds)
}
