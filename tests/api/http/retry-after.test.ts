import { describe, expect, test } from 'bun:test'
import { retryAfter } from '#api/http/problem.ts'
import { Overloaded } from '#core/shared/result.ts'
import { passwordOf } from '#tests/core/world.ts'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const EMAIL = `${ANN}@example.test`

describe('a temporary refusal has a Retry-After', () => {
  test('header with whole minutes, after too many wrong passwords', async () => {
    const { browser, member } = openApi()
    await member(ANN)
    const guess = () => browser().post('/api/user.php', { email: EMAIL, password: 'wrong wrong' })
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await guess()).headers.get('retry-after')).toBeNull()
    }
    const blocked = await guess()
    expect(blocked.status).toBe(429)
    expect(blocked.headers.get('retry-after')).toBe('900')
  })

  test('header when we are overloaded', async () => {
    const passwords = {
      hash: () => Promise.reject(new Overloaded('full')),
      verify: () => Promise.reject(new Overloaded('full')),
    }
    const { browser, member } = openApi({}, {}, { passwords })
    await member(ANN)
    const busy = await browser().post('/api/user.php', { email: EMAIL, password: passwordOf(ANN) })
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('header in seconds if the error is in seconds', () => {
    expect(retryAfter({ code: 'requests.too-many', seconds: 7 })).toBe(7)
    expect(retryAfter({ code: 'directdebit.too-soon', seconds: 42 })).toBe(42)
  })

  test('header only where waiting helps', async () => {
    const { browser } = openApi()
    expect((await browser().get('/api/user.php')).headers.get('retry-after')).toBeNull()
    expect(retryAfter({ code: 'login.failed' })).toBeNull()
  })
})
