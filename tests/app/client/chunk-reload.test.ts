import { expect, test } from 'bun:test'
import { onChunkFailure } from '#app/client/chunk-reload.ts'
import { MINUTE } from '#core/shared/time.ts'

const chunkError = new Error('Failed to fetch dynamically imported module: /assets/chats-1.js')

/** A tab that counts its reloads. */
function tab() {
  const stored = new Map<string, string>()
  const state = { now: 0, online: true, reloads: 0 }
  const fail = () =>
    onChunkFailure(chunkError, {
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

test('a missing chunk reloads the page, at most once a minute', () => {
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

test('offline the page is not reloaded', () => {
  const { state, fail } = tab()
  state.online = false
  fail()
  expect(state.reloads).toBe(0)
})

test('the router does not reload it again for each chunk', () => {
  const { fail, stored } = tab()
  fail()
  expect(stored.get(`tanstack_router_reload:${chunkError.message}`)).toBe('1')
})
