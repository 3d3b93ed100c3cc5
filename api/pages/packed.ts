import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts } from '../accepts.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A text as it is sent: plain, and packed both ways; one that is sent often becomes smaller after a while. */
export type Packed = {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
}

/** What packing harder saves is worth a tenth of a second for a page that is sent often, and not for one sent once. */
const EFFORT = { quick: 4, hard: 11 } as const

const brotli = async (plain: Uint8Array, effort: keyof typeof EFFORT) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EFFORT[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  return new Uint8Array(await toBrotli(plain, { params }))
}

/** Packs a text off the event loop, for everybody who will get it. Nobody waits for the smallest form. */
export async function packed(text: string, sent: 'often' | 'once'): Promise<Packed> {
  const plain = new TextEncoder().encode(text)
  const [br, gzipped] = await Promise.all([brotli(plain, 'quick'), toGzip(plain)])
  const body = { plain, br, gzip: new Uint8Array(gzipped) }
  if (sent === 'often') {
    // What was packed once will be packed again: there is nothing here that could fail but the memory.
    void brotli(plain, 'hard').then((smallest) => {
      body.br = smallest
    })
  }
  return body
}

/** The form of a packed text that the asker understands, with the name of its packing. */
export function unpacked(
  body: Packed,
  request: Request,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: 'br' | 'gzip' | null } {
  if (accepts(request, 'br')) return { bytes: body.br, encoding: 'br' }
  if (accepts(request, 'gzip')) return { bytes: body.gzip, encoding: 'gzip' }
  return { bytes: body.plain, encoding: null }
}
