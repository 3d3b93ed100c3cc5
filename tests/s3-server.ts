import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { BucketLocation } from '#adapters/photos/s3-bucket.ts'

/**
 * An S3-compatible server for tests: one private bucket in memory, with signatures (version 4), conditional writes,
 * ranges, and listing in pages. Those of the registry let anybody read, know no conditional writes, and either list
 * with a cipher that Bun does not have or refuse its signatures.
 */

type Stored = { readonly bytes: Uint8Array; readonly type: string; readonly at: Date }

type Options = {
  readonly port?: number
  /** Objects a page of a listing has at most. */
  readonly page?: number
  /** Whether it knows `If-None-Match`. */
  readonly conditions?: boolean
  /** Whether anybody may read. */
  readonly open?: boolean
}

export type S3Server = {
  readonly location: BucketLocation
  /** As `PHOTO_STORE_URL` and its two keys. */
  readonly env: Readonly<Record<string, string>>
  readonly objects: Map<string, Stored>
  /** Called before each request that is signed; what it returns is the answer. */
  interrupt: (method: string, name: string) => Response | Promise<Response | null> | null
  stop(): Promise<void>
}

const BUCKET = 'vonk-photos'
const REGION = 'eu-test-1'
const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret/+=' }

export function s3Server({ port = 0, page = 1000, ...options }: Options = {}): S3Server {
  const { conditions = true, open = false } = options
  const objects = new Map<string, Stored>()
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    async fetch(request) {
      const url = new URL(request.url)
      const [, bucket = '', ...rest] = url.pathname.split('/')
      const name = rest.map(decodeURIComponent).join('/')
      if (!isSigned(request, url) && !(open && request.method === 'GET'))
        return failure(403, 'AccessDenied')
      const bytes = new Uint8Array(await request.arrayBuffer())
      const interrupted = await self.interrupt(request.method, name)
      if (interrupted) return interrupted
      if (bucket !== BUCKET) return failure(404, 'NoSuchBucket')
      if (request.method === 'GET' && name === '') return list(url.searchParams)
      if (request.method === 'GET') return read(name, request.headers.get('range'))
      if (request.method === 'PUT') return write(name, bytes, request.headers)
      if (request.method !== 'DELETE') return failure(405, 'MethodNotAllowed')
      objects.delete(name)
      return new Response(null, { status: 204 })
    },
  })

  function read(name: string, range: string | null): Response {
    const found = objects.get(name)
    if (!found) return failure(404, 'NoSuchKey')
    const headers = { 'content-type': found.type }
    if (range !== 'bytes=0-0') return new Response(found.bytes.slice(), { headers })
    if (found.bytes.length === 0) return failure(416, 'InvalidRange')
    return new Response(found.bytes.slice(0, 1), { status: 206, headers })
  }

  function write(name: string, bytes: Uint8Array, headers: Headers): Response {
    if (headers.get('content-md5') !== createHash('md5').update(bytes).digest('base64'))
      return failure(400, 'BadDigest')
    const isNew = headers.get('if-none-match') === '*'
    if (conditions && isNew && objects.has(name)) return failure(412, 'PreconditionFailed')
    if (!conditions && isNew) return failure(501, 'NotImplemented')
    objects.set(name, { bytes, type: headers.get('content-type') ?? '', at: new Date() })
    return new Response(null)
  }

  function list(query: URLSearchParams): Response {
    const after = query.get('continuation-token') ?? ''
    const left = [...objects.keys()]
      .toSorted()
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
    const shown = left.slice(0, page)
    const items = shown.map((name) => {
      const found = objects.get(name)
      return `<Contents><Key>${name}</Key><Size>${found?.bytes.length}</Size><LastModified>${found?.at.toISOString()}</LastModified></Contents>`
    })
    const more =
      left.length > shown.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${shown.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    return new Response(
      `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><KeyCount>${shown.length}</KeyCount>${more}${items.join('')}</ListBucketResult>`,
      { headers: { 'content-type': 'application/xml' } },
    )
  }

  const endpoint = `http://127.0.0.1:${server.port}`
  const self: S3Server = {
    location: { bucket: BUCKET, prefix: 'site/', region: REGION, endpoint, ...KEYS },
    env: {
      PHOTO_STORE_URL: `s3://${BUCKET}/site?endpoint=${endpoint}&region=${REGION}`,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    interrupt: () => null,
    stop: () => server.stop(true),
  }
  return self
}

const failure = (status: number, code: string): Response =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { status })

/** Whether a request has a signature of ours, in its query or its header. */
function isSigned({ method, headers }: Request, url: URL): boolean {
  const inHeader = /^AWS4-HMAC-SHA256 Credential=(\S+?), ?SignedHeaders=(\S+?), ?Signature=(\w+)$/
  const query = new URLSearchParams(url.search)
  const [, credential, names, signature] = inHeader.exec(headers.get('authorization') ?? '') ?? [
    '',
    query.get('X-Amz-Credential') ?? '',
    query.get('X-Amz-SignedHeaders') ?? '',
    query.get('X-Amz-Signature') ?? '',
  ]
  if (!credential || !names) return false
  query.delete('X-Amz-Signature')
  const time = query.get('X-Amz-Date') ?? headers.get('x-amz-date') ?? ''
  const [key, ...scope] = credential.split('/')
  const signedHeaders = names.split(';')
  const canonical = [
    method,
    url.pathname,
    [...query]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${headers.get(name)}`),
    '',
    names,
    headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const signing = scope.reduce<string | Buffer>(hmac, `AWS4${KEYS.secretAccessKey}`)
  const expected = hmac(
    signing,
    ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n'),
  ).toString('hex')
  return (
    key === KEYS.accessKeyId &&
    scope[1] === REGION &&
    signature?.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  )
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
