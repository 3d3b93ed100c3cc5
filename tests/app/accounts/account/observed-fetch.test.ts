import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { observedFetch, onSessionEnd, onSessionRevoked } from '#app/client/observed-fetch.ts'

let ended = 0
let read: boolean | null = null
let stop = () => {}
beforeEach(() => {
  ended = 0
  read = null
  stop = onSessionEnd(({ reads }) => {
    ended++
    read = reads
  })
})
afterEach(() => stop())

/** A page's requests and their responses. */
async function ask(
  path: string,
  status: number,
  body: unknown,
  init?: RequestInit,
): Promise<Response> {
  const fetch = Object.assign(async () => Response.json(body, { status }), {
    preconnect: globalThis.fetch.preconnect,
  })
  return observedFetch(fetch)(`http://localhost${path}`, init)
}

const REFUSED = { code: 'authentication.required', authentication_required: true }

describe('a session that was ended elsewhere', () => {
  test('is reported by any request, also the session check', async () => {
    let revoked = 0
    const stopListening = onSessionRevoked(() => revoked++)
    await ask('/api/chats.php', 403, { ...REFUSED, revoked: true })
    expect([revoked, ended]).toEqual([1, 1])
    await ask('/api/user.php', 403, { ...REFUSED, revoked: true })
    expect([revoked, ended]).toEqual([2, 1])
    await ask('/api/chats.php', 403, REFUSED)
    expect([revoked, ended]).toEqual([2, 2])
    stopListening()
  })
})

describe('an expired session', () => {
  test('is detected by any request', async () => {
    const response = await ask('/api/chats.php', 403, REFUSED)
    expect(ended).toBe(1)
    expect(await response.json()).toEqual(REFUSED)
  })

  test('is reported with whether somebody asked for a change', async () => {
    await ask('/api/chats.php', 403, REFUSED)
    expect(read).toBe(true)
    await ask('/api/chats.php', 403, REFUSED, { method: 'DELETE' })
    expect(read).toBe(false)
  })

  test('is not reported by the session check', async () => {
    await ask('/api/user.php', 403, REFUSED)
    expect(ended).toBe(0)
  })

  test('is not reported for other errors', async () => {
    await ask('/api/signup', 403, { code: 'signup.closed' })
    await ask('/api/chats.php', 200, { chats: [] })
    expect(ended).toBe(0)
  })
})
