import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { compressQuietly, type Compressed, type CompressOptions } from './quiet-compress'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const kilobyte = 1024
const leastBytes = 512
const largeBytes = 512 * kilobyte
const bestQuality = 11
/** On pages of this site: three quarters of the time of 7 for 1 % more; 11 takes forty-seven times as long for 10 % less. */
const quickQuality = 5
const bestGzip = 9
/** On pages: three quarters of the time of 6 for 3 % more, and on lists of redirects half; few ask for it. */
const quickGzip = 4
/** From here on a release would take minutes at the best quality; a little more to send is the better bargain. */
const largeReleaseBytes = 24 * kilobyte * kilobyte

const compressibleTypes = new Set(['html', 'js', 'mjs', 'css', 'json', 'svg', 'xml', 'txt', 'map', 'webmanifest'])

/** Whether a file of this path and size is kept in compressed forms too. */
export const isCompressible = (path: string, sizeBytes: number) =>
  sizeBytes > leastBytes && compressibleTypes.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase())

/** The compressed forms of a content; null where one is not smaller than the content. */
export interface CompressedForms {
  br: Buffer | null
  gz: Buffer | null
}

/** At once, by the threads that Node has for it. */
async function compressNow(content: Buffer, options: CompressOptions): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(content, options.brotli), gzip(content, options.gzip)])
  return { br, gz }
}

/**
 * Compresses a content as well as is sensible once for many answers.
 *
 * @param pendingBytes how much the release compresses in all; infinite where a release must neither wait for the last percent nor
 *   keep requests waiting
 */
export async function compress(content: Buffer, pendingBytes: number): Promise<CompressedForms> {
  const quality = content.length > largeBytes || pendingBytes > largeReleaseBytes ? quickQuality : bestQuality
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const run = pendingBytes === Infinity ? compressQuietly : compressNow
  const { br, gz } = await run(content, {
    brotli: { params },
    gzip: { level: quality === bestQuality ? bestGzip : quickGzip },
  })
  const keepWhenSmaller = (form: Buffer) => (form.length < content.length ? form : null)
  return { br: keepWhenSmaller(br), gz: keepWhenSmaller(gz) }
}
