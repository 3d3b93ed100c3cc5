import { newId } from '#app/shared/new-id.ts'

/** Somebody who is logged in, as every request of a browser says so, and the pages they live on. */
export type MemberPages = { readonly cookie: string; readonly pages: readonly string[] }

/** Signs somebody up, lets them write to somebody, and names the pages that members look at most. */
export async function memberPages(origin: string): Promise<MemberPages> {
  const jar = new Map([['tz', 'Europe/Amsterdam']])
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
    id: newId(),
    email: `${newId()}@example.test`,
    name: 'Noor',
    password: 'een lang en vreemd geheim',
    date_of_birth: '1990-05-04',
    gender: 'female',
    sexuality: 'hetero',
    signup_message: '',
    to: null,
    acknowledged: false,
    country: 'NL',
    region: '',
    town: 'Utrecht',
    about: '',
    interests: [],
    details: {},
    language: 'nl',
  })
  const found = await call('GET', '/api/members?gender=male&photo=true&people_only=true')
  const [{ id: other }] = found.results
  const { id: chat } = await call('POST', '/api/conversations', { profile_id: other })
  return {
    cookie: cookies(),
    pages: ['/members', `/members/${other}`, `/chats/${chat}`, '/likes', '/credits'],
  }
}
