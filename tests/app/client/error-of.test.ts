import { expect, test } from 'bun:test'
import { onChunkFailure } from '#app/client/chunk-reload.ts'
import { errorOf, Refusal } from '#app/client/client.ts'

const STILL = {
  store: { getItem: () => null, setItem: () => undefined },
  online: () => false,
  now: () => 0,
  reload: () => undefined,
}

test('only a call or a chunk that failed is a network error', () => {
  const chunk = new TypeError('Failed to fetch dynamically imported module')
  onChunkFailure(chunk, STILL)
  expect(errorOf(chunk)).toEqual({ code: 'network' })
  expect(errorOf({ value: new TypeError('Failed to fetch') })).toEqual({ code: 'network' })
  expect(errorOf({ value: '<h1>502</h1>' })).toEqual({ code: 'network' })
  expect(errorOf(new TypeError('t is undefined'))).toEqual({ code: 'internal' })
  expect(errorOf(null)).toEqual({ code: 'internal' })
})

test('a refusal is what the API said', () => {
  expect(errorOf(new Refusal({ code: 'busy' }))).toEqual({ code: 'busy' })
  expect(errorOf({ value: { code: 'busy' } })).toEqual({ code: 'busy' })
})
