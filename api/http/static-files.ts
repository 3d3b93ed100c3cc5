import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import parseRange from 'range-parser'
import { acceptsEncoding } from './accepts-encoding.ts'
import { requestUrl } from './http.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A static file: plain, and compressed where that helps. */
export type StaticFile = {
  readonly type: string
  readonly etag: string
  /** Content-hashed name: cached as immutable. */
  readonly immutable: boolean
  readonly plain: Bytes
  readonly br: Bytes | null
  readonly gzip: Bytes | null
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Reads a built site into memory: a request is a map look-up, so path traversal is impossible. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  const paths = [...all].filter((path) => !/\.(br|gz)$/.test(path) && !path.includes('/.vite/'))
  const read = async (path: string): Promise<Bytes> => new Uint8Array(await readFile(path))
  const readIfThere = async (path: string) => (all.has(path) ? read(path) : null)

  const files = await Promise.all(
    paths.map(async (path) => {
      const plain = await read(path)
      const name = `/${relative(folder, path)}`
      const file: StaticFile = {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        etag: `"${Bun.hash(plain).toString(36)}"`,
        immutable: name.startsWith('/assets/'),
        plain,
        br: await readIfThere(`${path}.br`),
        gzip: await readIfThere(`${path}.gz`),
      }
      return [name, file] as const
    }),
  )
  return new Map(files)
}

/** The service worker's scope is the whole site, wherever its script is. */
const WORKER = '/sw.js'

/** A worker has the CSP of its own script: it may call the API, like pages. */
const POLICY = "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Responds with a file in an accepted encoding, or with 304. */
export function fileResponse(file: StaticFile, request: Request): Response {
  const headers = new Headers({
    'content-type': file.type,
    'content-security-policy': POLICY,
    etag: file.etag,
    ...((file.br || file.gzip) && { vary: 'accept-encoding' }),
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (requestUrl(request)?.pathname === WORKER) headers.set('service-worker-allowed', '/')
  if (isKnown(file.etag, request)) {
    return new Response(null, { status: 304, headers })
  }
  const part = partOf(file, request, headers)
  if (part) return part
  const packing = (['br', 'gzip'] as const).find(
    (coding) => file[coding] && acceptsEncoding(request, coding),
  )
  if (packing) headers.set('content-encoding', packing)
  const body = (packing && file[packing]) || file.plain
  return new Response(body, { headers })
}

/**
 * Range request of an uncompressed file, as some video players send: 206, or 416 if unsatisfiable. `null` for the
 * whole file, several ranges, or a range of another version.
 */
function partOf({ plain, br, gzip, etag }: StaticFile, request: Request, headers: Headers) {
  if (br || gzip) return null
  headers.set('accept-ranges', 'bytes')
  const wanted = request.headers.get('range')
  const version = request.headers.get('if-range') ?? etag
  if (wanted === null || version !== etag) return null
  const parts = parseRange(plain.length, wanted)
  if (parts === -1) {
    headers.set('content-range', `bytes */${plain.length}`)
    return new Response(null, { status: 416, headers })
  }
  if (parts === -2 || parts.type !== 'bytes') return null
  const [part, more] = parts
  if (!part || more) return null
  const { start, end } = part
  headers.set('content-range', `bytes ${start}-${end}/${plain.length}`)
  return new Response(plain.subarray(start, end + 1), { status: 206, headers })
}

/** `If-None-Match`; a compressing proxy makes the ETag weak. */
const isKnown = (etag: string, request: Request): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag)
