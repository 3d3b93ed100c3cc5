import { afterAll, afterEach, expect, test } from 'bun:test'
import {
  deferHydration,
  hydrateAll,
  hydrationSlot,
  markHydrated,
  markPending,
  onceHydrated,
  releaseHydration,
} from '#app/shared/hydration-queue.ts'

const heard = new Map<string, () => void>()
const idle: (() => void)[] = []
const { addEventListener, removeEventListener, requestIdleCallback } = globalThis
Object.assign(globalThis, {
  addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
  removeEventListener: (name: string) => void heard.delete(name),
  requestIdleCallback: (next: () => void) => idle.push(next),
})

afterEach(() => {
  for (let next = idle.shift(); next; next = idle.shift()) next()
})
afterAll(() => {
  Object.assign(globalThis, { addEventListener, removeEventListener, requestIdleCallback })
})

/** The slots of parts that wait to be hydrated. */
function waiting(...parts: string[]) {
  for (const part of parts) markPending(part)
  return parts.map(hydrationSlot)
}

test('a part that the browser renders waits for nothing', () => {
  expect(waiting('card')).toEqual([null])
  markHydrated('card')
  expect(hydrateAll()).toBeUndefined()
})

test('parts are hydrated one at a time, in their order, and then none waits any more', () => {
  deferHydration()
  const [first, second] = waiting('first', 'second')
  releaseHydration()
  expect([first?.status, second?.status]).toEqual(['pending', 'pending'])
  idle.shift()?.()
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'pending'])
  idle.shift()?.()
  expect(second?.status).toBe('fulfilled')
  idle.shift()?.()
  expect(waiting('third')).toEqual([null])
  for (const part of ['first', 'second', 'third']) markHydrated(part)
})

test('a press releases all parts at once', () => {
  deferHydration()
  const parts = waiting('one', 'two', 'three')
  releaseHydration()
  heard.get('pointerdown')?.()
  expect(parts.map((part) => part?.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  for (const part of ['one', 'two', 'three']) markHydrated(part)
})

test('a navigation releases all parts, and goes on once the last is hydrated', async () => {
  deferHydration()
  const parts = waiting('one', 'two')
  releaseHydration()
  let gone = false
  const going = hydrateAll()?.then(() => {
    gone = true
  })
  expect(parts.map((part) => part?.status)).toEqual(['fulfilled', 'fulfilled'])
  markHydrated('one')
  await Promise.resolve()
  expect(gone).toBe(false)
  markHydrated('two')
  await going
  expect(gone).toBe(true)
})

test('live updates begin once the last part is hydrated, and not if their page has gone', async () => {
  deferHydration()
  for (const part of ['one', 'two']) markPending(part)
  releaseHydration()
  let begun = 0
  onceHydrated(() => {
    begun += 1
  })
  onceHydrated(() => {
    begun += 100
  })()
  markHydrated('one')
  expect(begun).toBe(0)
  markHydrated('two')
  expect(begun).toBe(1)
  // At once where all is hydrated.
  await new Promise<void>((resolve) => onceHydrated(resolve))
})
