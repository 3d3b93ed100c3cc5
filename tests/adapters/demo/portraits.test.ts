import { describe, expect, test } from 'bun:test'
import { demoPeople } from '#adapters/demo/people.ts'
import { prerenderPortraits, withPortraits } from '#adapters/demo/portraits.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { untouchedDrawing } from '#adapters/photos/untouched-pictures.ts'
import { manualTimers } from './manual-timers.ts'

const WORLD = { seed: 'vonk', people: 24 }
const [first = '', second = ''] = demoPeople(WORLD).flatMap(({ portraits }) => portraits)

function gallery() {
  const stored = photoMemory()
  let drawn = 0
  const files = withPortraits(stored, WORLD, (svg) => {
    drawn += 1
    return untouchedDrawing(svg)
  })
  return { stored, files, drawn: () => drawn }
}

describe('portraits drawn on demand', () => {
  test('a portrait is rendered at the first request, and then cached', async () => {
    const { stored, files, drawn } = gallery()
    expect(drawn()).toBe(0)

    const card = await files.read(first, 'card')
    expect(card?.type).toBe('image/svg+xml')
    expect(await stored.read(first, 'card')).toEqual(card)
    await files.read(first, 'thumb')
    expect(drawn()).toBe(1)
  })

  test('concurrent requests for one portrait render it once', async () => {
    const { files, drawn } = gallery()
    const read = await Promise.all([1, 2, 3, 4].map(() => files.read(first, 'full')))
    expect(drawn()).toBe(1)
    expect(new Set(read.map((one) => one?.bytes.length)).size).toBe(1)
  })

  test('a failed rendering is retried', async () => {
    let failing = true
    const files = withPortraits(photoMemory(), WORLD, (svg) => {
      if (failing) throw new Error('no ink')
      return untouchedDrawing(svg)
    })
    expect(await files.read(first, 'card').catch(() => 'no ink')).toBe('no ink')
    failing = false
    expect(await files.read(first, 'card')).not.toBeNull()
    expect(await files.read(second, 'card')).not.toBeNull()
  })

  test('photos of real members are not affected', async () => {
    const { files, drawn } = gallery()
    const bytes = new Uint8Array([1, 2, 3])
    await files.keep('mine', { thumb: bytes, card: bytes, full: bytes, blur: bytes })

    expect((await files.read('mine', 'card'))?.bytes).toEqual(bytes)
    expect(await files.read('nobody', 'card')).toBeNull()
    await files.remove('mine')
    expect(await files.read('mine', 'card')).toBeNull()
    expect(drawn()).toBe(0)
  })

  test('portraits of the first page can be rendered in advance, one at a time', async () => {
    const { stored, files, drawn } = gallery()
    const timers = manualTimers()
    prerenderPortraits(files, WORLD, { schedule: timers.schedule, every: 50 })
    await timers.runAll()
    await timers.runAll()
    expect(drawn()).toBe(2)

    while (timers.afters().length > 0) await timers.runAll()
    for (const { brand, portraits } of demoPeople(WORLD)) {
      if (brand !== 'default') continue
      const [first, second] = portraits
      if (first) expect(await stored.read(first, 'thumb')).not.toBeNull()
      if (second) expect(await stored.read(second, 'thumb')).toBeNull()
    }
  })
})
