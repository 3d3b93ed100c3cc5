import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsEncoding } from '../http/accepts-encoding.ts'
import { hashOf } from './document/html.ts'
import { pageCache } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A text plain and compressed (gzip, brotli); frequent ones are recompressed at a higher level. */
export type Compressed = {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
}

/** The highest level takes 50 ms and saves 10 %; below 5 the window is smaller: same speed, and 6 % larger. */
const EFFORT = { quick: 5, hard: 11 } as const

const brotli = async (plain: Uint8Array, effort: keyof typeof EFFORT) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EFFORT[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  return new Uint8Array(await toBrotli(plain, { params }))
}

async function compressedOnce(text: string) {
  const plain = new TextEncoder().encode(text)
  const [br, gzipped] = await Promise.all([brotli(plain, 'quick'), toGzip(plain)])
  return { plain, br, gzip: new Uint8Array(gzipped) }
}

async function compressedOften(text: string): Promise<Compressed> {
  const body = await compressedOnce(text)
  void brotli(body.plain, 'hard').then((smallest) => {
    body.br = smallest
  })
  return body
}

/**
 * Compresses texts off the event loop. A repeated text is compressed once, then again at the highest level, while
 * among the most recent: a page rendered again is nearly always identical.
 */
export function compressor(pages: number) {
  const cached = pageCache<Compressed>({ pages, freshFor: Number.POSITIVE_INFINITY }, () => 0)
  return (text: string, sent: 'often' | 'once'): Promise<Compressed> =>
    sent === 'once' ? compressedOnce(text) : cached.get(hashOf(text), () => compressedOften(text))
}

/** The variant in an encoding the client accepts, with its name. */
export function encodedFor(
  body: Compressed,
  request: Request,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: 'br' | 'gzip' | null } {
  if (acceptsEncoding(request, 'br')) return { bytes: body.br, encoding: 'br' }
  if (acceptsEncoding(request, 'gzip')) return { bytes: body.gzip, encoding: 'gzip' }
  return { bytes: body.plain, encoding: null }
}
