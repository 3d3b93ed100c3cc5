import { describe, expect, test } from 'bun:test'
import { t } from 'elysia'
import { responseCache } from '#api/http/response-cache.ts'

const Shape = t.Object({ names: t.Array(t.String()) })
const plain = new Request('http://vonk.test/')
const packing = new Request('http://vonk.test/', { headers: { 'accept-encoding': 'gzip, br' } })

const options = { key: 'me', sources: 1, now: 1, request: plain }

/** A handler that returns the given names and counts its calls. */
function open(capacity?: number) {
  const counts = { made: 0, gzipped: 0 }
  const gzip = (text: string) => {
    counts.gzipped += 1
    return Bun.gzipSync(text)
  }
  const respond = responseCache(Shape, { gzip }, capacity)
  const ask = (names: readonly string[], key = 'me', request = plain, now = 1) =>
    respond({
      key,
      sources: { names, count: names.length },
      now,
      make: () => {
        counts.made += 1
        return { answer: { names: [...names] }, changesAt: 100 }
      },
      request,
    })
  return { ask, counts, say: respond }
}

describe('a cached response', () => {
  test('is reused while its inputs are the same', async () => {
    const { ask, counts } = open()
    expect(await ask(['Noor', 'Bo']).json()).toEqual({ names: ['Noor', 'Bo'] })
    expect(await ask(['Noor', 'Bo']).json()).toEqual({ names: ['Noor', 'Bo'] })
    expect(counts.made).toBe(1)
  })

  test.each([
    [['Noor'], 'somebody gone'],
    [['Noor', 'Bo', 'Kim'], 'somebody new'],
    [['Bo', 'Noor'], 'another order'],
    [['Noor', 'bo'], 'a letter'],
  ])('is rebuilt for %j: %s', async (names) => {
    const { ask, counts } = open()
    ask(['Noor', 'Bo'])
    expect(await ask(names).json()).toEqual({ names })
    expect(counts.made).toBe(2)
  })

  test('is rebuilt when a part is added or removed', () => {
    const { say: respond, counts } = open()
    const things = [{ a: 1 }, { a: 1, b: undefined }, { a: 1 }, { b: 1 }, null, [], {}]
    for (const sources of things) {
      const make = () => {
        counts.made += 1
        return { answer: { names: [] }, changesAt: 100 }
      }
      respond({ key: 'me', sources, now: 1, make, request: plain })
    }
    expect(counts.made).toBe(things.length)
  })

  test.each([
    [100, 'when it would change'],
    [0, 'when the clock was set back'],
  ])('is rebuilt at %d: %s', (now) => {
    const { ask, counts } = open()
    ask(['Noor'])
    ask(['Noor'], 'me', plain, 99)
    expect(counts.made).toBe(1)
    ask(['Noor'], 'me', plain, now)
    expect(counts.made).toBe(2)
  })

  test('is not gzipped again if the new text is the same', () => {
    const { ask, counts } = open()
    ask(['Noor'], 'me', packing)
    ask(['Noor'], 'me', packing, 100)
    expect(counts).toEqual({ made: 2, gzipped: 1 })
  })

  test('is not shared with others', async () => {
    const { ask } = open()
    ask(['Noor'])
    expect(await ask(['Bo'], 'you').json()).toEqual({ names: ['Bo'] })
    expect(await ask(['Noor']).json()).toEqual({ names: ['Noor'] })
  })

  test('is evicted over capacity, least recently used first', () => {
    const { ask, counts } = open(2)
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) ask(['Noor'], key)
    expect(counts.made).toBe(4)
  })

  test('is gzipped once, and only for clients that accept it', async () => {
    const { ask, counts } = open()
    expect(ask(['Noor']).headers.get('content-encoding')).toBeNull()
    for (const answer of [ask(['Noor'], 'me', packing), ask(['Noor'], 'me', packing)]) {
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      const bytes = Bun.gunzipSync(await answer.arrayBuffer())
      expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ names: ['Noor'] })
    }
    expect(counts).toEqual({ made: 1, gzipped: 1 })
  })
})

describe('a response follows its schema', () => {
  test('by omitting unknown properties', async () => {
    const { say: respond } = open()
    const secretive = { names: ['Noor'], password: 'a secret' }
    const answer = respond({ ...options, make: () => ({ answer: secretive, changesAt: 100 }) })
    expect(await answer.json()).toEqual({ names: ['Noor'] })
  })

  test('or by failing', () => {
    const respond = responseCache(t.Object({ age: t.Number({ minimum: 18 }) }), {})
    const give = () =>
      respond({ ...options, make: () => ({ answer: { age: 17 }, changesAt: 100 }) })
    expect(give).toThrow('shape')
  })
})
