import { newId } from '#app/shared/new-id.ts'
import { ownTimeZone } from '#app/shared/time-zone.ts'
import { SIGNUP_FORM } from '#tests/signup-form.ts'
import type { Cookies } from './audit.ts'

/** A member’s session cookies and main pages. */
export type MemberPages = { readonly cookies: Cookies; readonly pages: readonly string[] }

/** Signs up a member, opens a conversation, and lists the pages that members use most. */
export async function memberPages(origin: string): Promise<MemberPages> {
  // The browser runs in the same time zone.
  const jar = new Map([['tz', ownTimeZone()]])
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie: cookies(), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return response.json()
  }

  await call('POST', '/api/signup', {
    ...SIGNUP_FORM,
    id: newId(),
    email: `${newId()}@example.test`,
    name: 'Noor',
    password: 'een lang en vreemd geheim',
  })
  const found = await call('GET', '/api/members?gender=male&photo=true&people_only=true')
  const [{ id: other }] = found.results
  const { id: chat } = await call('POST', '/api/conversations', { profile_id: other })
  return {
    cookies: jar,
    pages: ['/members', `/members/${other}`, `/chats/${chat}`, '/likes', '/credits'],
  }
}
