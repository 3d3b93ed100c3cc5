import { expect, test } from 'bun:test'
import { onChunkFailure } from '#app/client/chunk-reload.ts'
import { MINUTE } from '#core/shared/time.ts'

const gone = new Error('Failed to fetch dynamically imported module: /assets/chats-1.js')

/** A tab that counts how often it was loaded again. */
function tab() {
  const stored = new Map<string, string>()
  const state = { now: 0, online: true, reloads: 0 }
  const fail = () =>
    onChunkFailure(gone, {
      store: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      },
      online: () => state.online,
      now: () => state.now,
      reload: () => {
        state.reloads += 1
      },
    })
  return { state, fail, stored }
}

test('a file that will not load has the page loaded again, at most once a minute', () => {
  const { state, fail } = tab()
  fail()
  fail()
  state.now = MINUTE - 1
  fail()
  expect(state.reloads).toBe(1)
  state.now = MINUTE
  fail()
  expect(state.reloads).toBe(2)
})

test('without a connection the page stays', () => {
  const { state, fail } = tab()
  state.online = false
  fail()
  expect(state.reloads).toBe(0)
})

test('the router does not load it once more for each file', () => {
  const { fail, stored } = tab()
  fail()
  expect(stored.get(`tanstack_router_reload:${gone.message}`)).toBe('1')
})
