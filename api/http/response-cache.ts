import { getSchemaValidator, type Static, type TSchema } from 'elysia'
import { LRUCache } from 'lru-cache'
import type { Instant } from '#core/shared/time.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import type { Http } from './http.ts'

type Asked<Answer> = {
  /** The member the response is for. */
  readonly key: string
  /** All its inputs, except the time. */
  readonly sources: unknown
  readonly now: Instant
  readonly make: () => Made<Answer>
  readonly request: Request
}

/** A response, and when it expires even with the same inputs. */
type Made<Answer> = { readonly answer: Answer; readonly changesAt: Instant }

type Cached = {
  readonly sources: unknown
  readonly text: string
  readonly madeAt: Instant
  readonly changesAt: Instant
  gzipped?: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Caches large polled responses: built, validated and gzipped once for the same inputs. Comparing the inputs takes a
 * tenth of the time, and no response is ever stale.
 */
export function responseCache<Shape extends TSchema>(
  shape: Shape,
  { gzip }: Pick<Http, 'gzip'>,
  capacity = 500,
): (asked: Asked<Static<Shape>>) => Response {
  const toValidator = () => getSchemaValidator(shape, { normalize: true })
  let validator: ReturnType<typeof toValidator> | undefined
  const responses = new LRUCache<string, Cached>({ max: capacity })

  /** The schema strips unknown fields, and rejects invalid ones. */
  function written(answer: Static<Shape>): string {
    // Compiled lazily, to keep the start fast.
    validator ??= toValidator()
    const clean = validator.Clean?.(answer) ?? answer
    if (!validator.Check(clean)) throw new Error('an answer that is not in the shape it promises')
    return JSON.stringify(clean)
  }

  function responseTo({ key, sources, now, make }: Asked<Static<Shape>>): Cached {
    const cached = responses.get(key)
    const current = cached && cached.madeAt <= now && now < cached.changesAt
    if (current && isSame(cached.sources, sources)) return cached
    const { answer, changesAt } = make()
    const text = written(answer)
    const gzipped = cached?.text === text ? cached.gzipped : undefined
    const made: Cached = { sources, text, madeAt: now, changesAt, gzipped }
    responses.set(key, made)
    return made
  }

  return (asked) => {
    const response = responseTo(asked)
    const headers = { 'content-type': 'application/json', vary: 'accept-encoding' }
    if (!gzip || !acceptsEncoding(asked.request, 'gzip'))
      return new Response(response.text, { headers })
    response.gzipped ??= gzip(response.text)
    return new Response(response.gzipped, { headers: { ...headers, 'content-encoding': 'gzip' } })
  }
}

/** Deep equality, fast for identical references. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, at) => isSame(part, b[at]))
  }
  return isRecord(a) && isRecord(b) && haveSameParts(a, b)
}

type Parts = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Parts => value?.constructor === Object

function haveSameParts(a: Parts, b: Parts): boolean {
  let left = 0
  for (const name in a) {
    if (!isSame(a[name], b[name])) return false
    left += 1
  }
  for (const _ in b) left -= 1
  return left === 0
}
