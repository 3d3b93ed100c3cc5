import { afterAll, afterEach, expect, test } from 'bun:test'
import {
  deferHydration,
  hydrateAll,
  hydrationSlot,
  markHydrated,
  markPending,
  onceHydrated,
  releaseHydration,
} from '#app/client/hydration/hydration-queue.ts'

const listeners = new Map<string, () => void>()
const idle: (() => void)[] = []
const { addEventListener, removeEventListener, requestIdleCallback } = globalThis
Object.assign(globalThis, {
  addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  removeEventListener: (name: string) => void listeners.delete(name),
  requestIdleCallback: (next: () => void) => idle.push(next),
})

afterEach(() => {
  for (let next = idle.shift(); next; next = idle.shift()) next()
})
afterAll(() => {
  Object.assign(globalThis, { addEventListener, removeEventListener, requestIdleCallback })
})

/** The slots of parts that wait for hydration. */
function waiting(...parts: string[]) {
  for (const part of parts) markPending(part)
  return parts.map(hydrationSlot)
}

test('a client-rendered part waits for nothing', () => {
  expect(waiting('card')).toEqual([null])
  markHydrated('card')
  expect(hydrateAll()).toBeUndefined()
})

test('parts are hydrated one at a time, in order', () => {
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

test('a click hydrates all parts', () => {
  deferHydration()
  const parts = waiting('one', 'two', 'three')
  releaseHydration()
  listeners.get('pointerdown')?.()
  expect(parts.map((part) => part?.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  for (const part of ['one', 'two', 'three']) markHydrated(part)
})

test('a navigation hydrates all parts, and continues afterwards', async () => {
  deferHydration()
  const parts = waiting('one', 'two')
  releaseHydration()
  let left = false
  const going = hydrateAll()?.then(() => {
    left = true
  })
  expect(parts.map((part) => part?.status)).toEqual(['fulfilled', 'fulfilled'])
  markHydrated('one')
  await Promise.resolve()
  expect(left).toBe(false)
  markHydrated('two')
  await going
  expect(left).toBe(true)
})

test('live updates start after hydration, unless the page was left', async () => {
  deferHydration()
  for (const part of ['one', 'two']) markPending(part)
  releaseHydration()
  let started = 0
  onceHydrated(() => {
    started += 1
  })
  onceHydrated(() => {
    started += 100
  })()
  markHydrated('one')
  expect(started).toBe(0)
  markHydrated('two')
  expect(started).toBe(1)
  // At once if everything is hydrated.
  await new Promise<void>((resolve) => onceHydrated(resolve))
})
