import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { observedFetch, onSessionEnd } from '#app/client/observed-fetch.ts'

let ended = 0
let stop = () => {}
beforeEach(() => {
  ended = 0
  stop = onSessionEnd(() => ended++)
})
afterEach(() => stop())

/** What a page asks, and what it is answered. */
async function ask(path: string, status: number, body: unknown): Promise<Response> {
  const fetch = Object.assign(async () => Response.json(body, { status }), {
    preconnect: globalThis.fetch.preconnect,
  })
  return observedFetch(fetch)(`http://localhost${path}`)
}

const REFUSED = { code: 'authentication.required', authentication_required: true }

describe('the end of a session', () => {
  test('is noticed by whichever call finds it', async () => {
    const response = await ask('/api/chats.php', 403, REFUSED)
    expect(ended).toBe(1)
    expect(await response.json()).toEqual(REFUSED)
  })

  test('is none when somebody asks who they are', async () => {
    await ask('/api/user.php', 403, REFUSED)
    expect(ended).toBe(0)
  })

  test('is none when something else is refused', async () => {
    await ask('/api/signup', 403, { code: 'signup.closed' })
    await ask('/api/chats.php', 200, { chats: [] })
    expect(ended).toBe(0)
  })
})
