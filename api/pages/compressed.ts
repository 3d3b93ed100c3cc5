import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsEncoding } from '../http/accepts-encoding.ts'
import { hashOf } from './html.ts'
import { pageCache } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A text as it is sent: plain, and compressed both ways; one that is sent often becomes smaller after a while. */
export type Compressed = {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
}

/** Packing hard takes a twentieth of a second and saves a tenth of the bytes. Below 5 it forgets what stood further back: as quick, and 6 % larger. */
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
 * Packs texts off the event loop. One that is sent often is compressed once, and soon afterwards hard, for as long
 * as it stays among the last so many: a page that is rendered anew is nearly always the same.
 */
export function compressor(pages: number) {
  const kept = pageCache<Compressed>({ pages, freshFor: Number.POSITIVE_INFINITY }, () => 0)
  return (text: string, sent: 'often' | 'once'): Promise<Compressed> =>
    sent === 'once' ? compressedOnce(text) : kept(hashOf(text), () => compressedOften(text))
}

/** The form of a compressed text that the asker understands, with the name of its packing. */
export function encodedFor(
  body: Compressed,
  request: Request,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: 'br' | 'gzip' | null } {
  if (acceptsEncoding(request, 'br')) return { bytes: body.br, encoding: 'br' }
  if (acceptsEncoding(request, 'gzip')) return { bytes: body.gzip, encoding: 'gzip' }
  return { bytes: body.plain, encoding: null }
}
