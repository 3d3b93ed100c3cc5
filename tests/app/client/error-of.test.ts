import { expect, test } from 'bun:test'
import { onChunkFailure } from '#app/client/chunk-reload.ts'
import {
  errorOf,
  idOf,
  isMissing,
  isOvertaken,
  isTransient,
  isUnanswered,
  isUnfit,
  Refusal,
  statusOf,
} from '#app/client/client.ts'
import { refusal } from '#tests/app/refusal.ts'

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

test('a refusal is what the API said, with its status', () => {
  const said = { code: 'busy' } as const
  for (const thrown of [new Refusal(said, 503), { value: said, status: 503 }]) {
    expect(errorOf(thrown)).toEqual(said)
    expect(statusOf(thrown)).toBe(503)
  }
})

test('what is no answer of the API has no status', () => {
  for (const thrown of [{ value: '<h1>404</h1>', status: 404 }, new TypeError('a bug'), null]) {
    expect(statusOf(thrown)).toBeNull()
    expect([isTransient(thrown), isUnanswered(thrown), isMissing(thrown)]).toEqual([
      true,
      true,
      false,
    ])
  }
})

test('a call may succeed later without an answer, after a login, and within the budget of requests', () => {
  const ended = { code: 'authentication.required', authentication_required: true } as const
  const fast = { code: 'requests.too-many', seconds: 3 } as const
  const unreached = { code: 'payment.provider-unreachable' } as const
  for (const error of [{ code: 'internal' }, { code: 'busy' }, unreached] as const)
    expect([isTransient(refusal(error)), isUnanswered(refusal(error))]).toEqual([true, true])
  for (const error of [ended, fast])
    expect([isTransient(refusal(error)), isUnanswered(refusal(error))]).toEqual([true, false])
  const closed = [
    { code: 'signup.closed' },
    { code: 'signup.too-many', minutes: 3 },
    { code: 'chat.closed' },
  ] as const
  for (const error of closed) expect(isTransient(refusal(error))).toBe(false)
})

test('a status tells what is missing, changed by somebody else, or refused for itself', () => {
  const kindOf = (thrown: unknown) => [isMissing(thrown), isOvertaken(thrown), isUnfit(thrown)]
  expect(kindOf(refusal({ code: 'member.not-found' }))).toEqual([true, false, false])
  expect(kindOf(refusal({ code: 'report.decided' }))).toEqual([false, true, false])
  expect(kindOf(refusal({ code: 'photo.heic' }))).toEqual([false, false, true])
  expect(kindOf(refusal({ code: 'signup.closed' }))).toEqual([false, false, false])
  const invalid = (() => {
    try {
      return idOf('..')
    } catch (thrown) {
      return thrown
    }
  })()
  expect(kindOf(invalid)).toEqual([true, false, false])
})
