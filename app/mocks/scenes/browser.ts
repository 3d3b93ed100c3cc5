import { MOCK_COOKIES } from '#api/http/mocked-http.ts'
import type { World } from '#api/world.ts'

/** A browser of a story: its storage is gone with the story. */
export type Browser = Pick<World, 'answer' | 'listen'> & {
  /** Calls the API outside any page, to set up data; throws on errors. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>
}

/** A visitor in the Netherlands who reads English, wherever the story runs. */
const HERE = 'en-NL'

/** Opens a browser on a world, at the site of a host, with its own cookies. */
export function browserOn(world: Pick<World, 'answer' | 'listen'>, host: string): Browser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    url.hostname = host
    const headers = new Headers(request.headers)
    headers.set(MOCK_COOKIES.cookieHeader, cookies())
    headers.set('accept-language', HERE)
    const withCookies = new Request(request, { headers })
    const response = await world.answer(new Request(url, withCookies))
    const set = response.headers.get(MOCK_COOKIES.setCookieHeader)
    for (const cookie of set?.split(', ') ?? []) storeCookie(jar, cookie)
    return response
  }

  return {
    answer,
    listen: (_, listener) => world.listen(cookies(), listener),
    async ask(method, path, body) {
      const response = await answer(
        new Request(new URL(path, location.origin), {
          method,
          headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      )
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
      return text === '' ? null : JSON.parse(text)
    },
  }
}

function storeCookie(jar: Map<string, string>, set: string): void {
  const [pair = '', ...rules] = set.split(';').map((part) => part.trim())
  const [name = '', value = ''] = pair.split('=')
  if (rules.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, value)
}
