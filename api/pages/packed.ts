import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts } from '../accepts.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A text as it is sent: plain, and packed both ways. */
export type Packed = {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
}

/** What packing harder saves is worth its time for a page that is sent often, and not for one sent once. */
const EFFORT = { often: 9, once: 4 } as const

/** Packs a text once, off the event loop, for everybody who will get it. */
export async function packed(text: string, sent: keyof typeof EFFORT): Promise<Packed> {
  const plain = new TextEncoder().encode(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: EFFORT[sent] }
  const [br, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)])
  return { plain, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
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
