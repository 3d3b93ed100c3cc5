import { S3Client } from 'bun'
import { withTimeout } from '#adapters/shared/with-timeout.ts'
import { Unavailable } from '#core/shared/result.ts'
import { type Instant, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'

/** A part of a private bucket of an S3-compatible store, and the keys to it. */
export type BucketLocation = {
  readonly bucket: string
  /** What the names of all objects begin with: empty, or ending in a slash. */
  readonly prefix: string
  readonly region: string
  /** `null`: that of AWS in the region. */
  readonly endpoint: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type BucketDeadlines = {
  /** For each attempt, with its body. */
  readonly attempt: Millis
  readonly tries: number
  /** Before each further attempt. */
  readonly pause: Millis
}

export type ListedObject = {
  readonly name: string
  readonly bytes: number
  /** When it was stored, by the store's clock. */
  readonly at: Instant
}

export type S3Bucket = ReturnType<typeof s3Bucket>

const DEADLINES: BucketDeadlines = { attempt: 8 * SECOND, tries: 2, pause: SECOND / 5 }
/** Life of a signature; it never leaves this process. */
const SIGNED_FOR = (5 * MINUTE) / SECOND
/** No object of ours has more: another one must not fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024
const PAGE = 1000
const RETRIED = new Set([408, 409, 425, 429])

type Method = 'GET' | 'PUT' | 'DELETE'
type Answer = { readonly status: number; readonly bytes: Uint8Array }

/** What operators call it: without its keys. */
export const bucketText = ({ bucket, prefix, endpoint, region }: BucketLocation): string =>
  `s3://${bucket}/${prefix} at ${endpoint ?? `AWS in ${region}`}`

/** Requests to a bucket. Bun signs, and `fetch` sends, because only that has timeouts, conditions and statuses. */
function requests(
  { prefix, endpoint, ...keys }: BucketLocation,
  { attempt, tries, pause }: BucketDeadlines,
) {
  const client = new S3Client({ ...keys, ...(endpoint !== null && { endpoint }) })
  const signed = (method: Method, name: string) =>
    client.presign(prefix + name, { method, expiresIn: SIGNED_FOR })

  async function once(url: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(attempt),
    })
    if (Number(answer.headers.get('content-length')) > MOST_BYTES) {
      await answer.body?.cancel()
      throw new Unavailable('the bucket has an object that is none of ours', 'S3_TOO_LARGE')
    }
    return { status: answer.status, bytes: await answer.bytes() }
  }

  /** Repeats what may succeed. A failure never carries the URL, which is signed. */
  async function again<T>(work: () => Promise<T>, isFinal: (result: T) => boolean): Promise<T> {
    for (let nth = 1; ; nth += 1) {
      const result = await work().catch((thrown) => failureOf(thrown))
      const isLast = nth >= tries
      if (!(result instanceof Unavailable) && (isLast || isFinal(result))) return result
      if (result instanceof Unavailable && (isLast || result.code === 'S3_TOO_LARGE')) throw result
      await Bun.sleep(pause * nth)
    }
  }

  return {
    ask: (method: Method, name: string, init: RequestInit = {}): Promise<Answer> =>
      again(
        () => once(signed(method, name), { ...init, method }),
        ({ status }) => status < 500 && !RETRIED.has(status),
      ),
    /** Without a signature. */
    askAsAnybody: (name: string): Promise<Answer> =>
      again(
        () => once(signed('GET', name).split('?')[0] ?? '', {}),
        () => true,
      ),
    page: (beginning: string, token: string | undefined) =>
      again(
        () =>
          withTimeout(
            attempt,
            client.list({
              prefix: prefix + beginning,
              maxKeys: PAGE,
              ...(token !== undefined && { continuationToken: token }),
            }),
            () => new Unavailable('the bucket did not answer in time', 'S3_TIMEOUT'),
          ),
        () => true,
      ),
  }
}

/**
 * Objects of a bucket. Throws `Unavailable` with a code that begins with `S3_` when the store does not answer, refuses or
 * breaks off.
 */
export function s3Bucket(location: BucketLocation, deadlines = DEADLINES) {
  const { prefix } = location
  const { ask, askAsAnybody, page } = requests(location, deadlines)

  async function get(name: string): Promise<Uint8Array | null> {
    const answer = await ask('GET', name)
    if (answer.status === 200) return answer.bytes
    if (isMissing(answer)) return null
    throw refused('read', answer)
  }

  async function put(name: string, bytes: Uint8Array, type: string, condition = {}) {
    const md5 = new Bun.CryptoHasher('md5').update(bytes).digest('base64')
    const headers = { 'content-type': type, 'content-md5': md5, ...condition }
    return ask('PUT', name, { headers, body: bytes.slice() })
  }

  return {
    get,

    async has(name: string): Promise<boolean> {
      const answer = await ask('GET', name, { headers: { range: 'bytes=0-0' } })
      // 416: it is there, and empty.
      if ([200, 206, 416].includes(answer.status)) return true
      if (isMissing(answer)) return false
      throw refused('read', answer)
    },

    async put(name: string, bytes: Uint8Array, type: string): Promise<void> {
      const answer = await put(name, bytes, type)
      if (answer.status !== 200) throw refused('write', answer)
    },

    /** Stores it unless there is another; `false` if there is. Of concurrent ones, one wins, if the store has conditions. */
    async add(name: string, bytes: Uint8Array, type: string): Promise<boolean> {
      let answer = await put(name, bytes, type, { 'if-none-match': '*' })
      // The store has no conditions: its caller has looked before.
      if (answer.status === 501) answer = await put(name, bytes, type)
      if (answer.status === 200) return true
      if (answer.status !== 412) throw refused('write', answer)
      // An attempt whose answer was lost may have stored it.
      const stored = await get(name)
      return stored !== null && Buffer.from(stored).equals(bytes)
    },

    async remove(name: string): Promise<void> {
      const answer = await ask('DELETE', name)
      if (answer.status !== 200 && answer.status !== 204 && !isMissing(answer))
        throw refused('delete', answer)
    },

    /** All objects whose names begin so. */
    async *list(beginning: string): AsyncGenerator<ListedObject> {
      let token: string | undefined
      do {
        const found = await page(beginning, token)
        for (const { key, size = 0, lastModified = '' } of found.contents ?? []) {
          if (!key.startsWith(prefix)) continue
          yield { name: key.slice(prefix.length), bytes: size, at: Date.parse(lastModified) }
        }
        token = found.isTruncated ? found.nextContinuationToken : undefined
      } while (token !== undefined)
    },

    /** Whether anybody may read an object, without a signature. */
    async isPublic(name: string): Promise<boolean> {
      const { status } = await askAsAnybody(name)
      return status === 200
    },
  }
}

/** The object is not there; a bucket or server that is not there says so otherwise. */
const isMissing = ({ status, bytes }: Answer): boolean =>
  status === 404 && new TextDecoder().decode(bytes.subarray(0, 1000)).includes('NoSuchKey')

const refused = (what: string, { status }: Answer): Unavailable =>
  new Unavailable(`the bucket did not ${what}`, `S3_${status}`)

function failureOf(thrown: unknown): Unavailable {
  if (thrown instanceof Unavailable) return thrown
  const { name, code } = Object(thrown)
  if (name === 'TimeoutError')
    return new Unavailable('the bucket did not answer in time', 'S3_TIMEOUT')
  return new Unavailable('the bucket cannot be reached', `S3_${code ?? 'FAILED'}`)
}
