import { describe, expect, test } from 'bun:test'
import { t } from 'elysia'
import { responseCache } from '#api/http/response-cache.ts'

const Shape = t.Object({ names: t.Array(t.String()) })
const plain = new Request('http://vonk.test/')
const packing = new Request('http://vonk.test/', { headers: { 'accept-encoding': 'gzip, br' } })

const asked = { key: 'me', sources: 1, now: 1, request: plain }

/** Somebody who answers with the names they are given, and counts what it took. */
function open(capacity?: number) {
  const took = { made: 0, gzipped: 0 }
  const gzip = (text: string) => {
    took.gzipped += 1
    return Bun.gzipSync(text)
  }
  const say = responseCache(Shape, { gzip }, capacity)
  const ask = (names: readonly string[], key = 'me', request = plain, now = 1) =>
    say({
      key,
      sources: { names, count: names.length },
      now,
      make: () => {
        took.made += 1
        return { answer: { names: [...names] }, changesAt: 100 }
      },
      request,
    })
  return { ask, took, say }
}

describe('an answer that was given before', () => {
  test('is given again without being made again, while it is made of the same things', async () => {
    const { ask, took } = open()
    expect(await ask(['Noor', 'Bo']).json()).toEqual({ names: ['Noor', 'Bo'] })
    expect(await ask(['Noor', 'Bo']).json()).toEqual({ names: ['Noor', 'Bo'] })
    expect(took.made).toBe(1)
  })

  test.each([
    [['Noor'], 'somebody gone'],
    [['Noor', 'Bo', 'Kim'], 'somebody new'],
    [['Bo', 'Noor'], 'another order'],
    [['Noor', 'bo'], 'a letter'],
  ])('is made anew for %j: %s', async (names) => {
    const { ask, took } = open()
    ask(['Noor', 'Bo'])
    expect(await ask(names).json()).toEqual({ names })
    expect(took.made).toBe(2)
  })

  test('is made anew when a part of it goes or comes', () => {
    const { say, took } = open()
    const things = [{ a: 1 }, { a: 1, b: undefined }, { a: 1 }, { b: 1 }, null, [], {}]
    for (const sources of things) {
      const make = () => {
        took.made += 1
        return { answer: { names: [] }, changesAt: 100 }
      }
      say({ key: 'me', sources, now: 1, make, request: plain })
    }
    expect(took.made).toBe(things.length)
  })

  test.each([
    [100, 'once it would be another'],
    [0, 'when the clock was set back'],
  ])('is made anew at %d: %s', (now) => {
    const { ask, took } = open()
    ask(['Noor'])
    ask(['Noor'], 'me', plain, 99)
    expect(took.made).toBe(1)
    ask(['Noor'], 'me', plain, now)
    expect(took.made).toBe(2)
  })

  test('is not gzipped again where the new one has the same text', () => {
    const { ask, took } = open()
    ask(['Noor'], 'me', packing)
    ask(['Noor'], 'me', packing, 100)
    expect(took).toEqual({ made: 2, gzipped: 1 })
  })

  test("is nobody else's", async () => {
    const { ask } = open()
    ask(['Noor'])
    expect(await ask(['Bo'], 'you').json()).toEqual({ names: ['Bo'] })
    expect(await ask(['Noor']).json()).toEqual({ names: ['Noor'] })
  })

  test('is evicted when there are too many, the least recently used first', () => {
    const { ask, took } = open(2)
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) ask(['Noor'], key)
    expect(took.made).toBe(4)
  })

  test('is gzipped once, and only for those who take it gzipped', async () => {
    const { ask, took } = open()
    expect(ask(['Noor']).headers.get('content-encoding')).toBeNull()
    for (const answer of [ask(['Noor'], 'me', packing), ask(['Noor'], 'me', packing)]) {
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      const bytes = Bun.gunzipSync(await answer.arrayBuffer())
      expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ names: ['Noor'] })
    }
    expect(took).toEqual({ made: 1, gzipped: 1 })
  })
})

describe('an answer keeps to the shape it promises', () => {
  test('by leaving out what the shape does not know', async () => {
    const { say } = open()
    const secretive = { names: ['Noor'], password: 'a secret' }
    const answer = say({ ...asked, make: () => ({ answer: secretive, changesAt: 100 }) })
    expect(await answer.json()).toEqual({ names: ['Noor'] })
  })

  test('or by not being given at all', () => {
    const say = responseCache(t.Object({ age: t.Number({ minimum: 18 }) }), {})
    const give = () => say({ ...asked, make: () => ({ answer: { age: 17 }, changesAt: 100 }) })
    expect(give).toThrow('shape')
  })
})
