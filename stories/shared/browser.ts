import { MOCK_COOKIES, type World } from '#api/world.ts'

/** A browser of a story's own: what it keeps is gone with the story. */
export type Browser = Pick<World, 'answer' | 'listen'> & {
  /** Asks the API outside any page, as setting the scene does; throws when it is refused. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>
}

/** Somebody in the Netherlands who reads English, wherever the machine stands that shows the story. */
const HERE = 'en-NL'

/** Opens a browser on a world, at the site of a host. Its cookies are kept here and nowhere in the page. */
export function browserOn(world: Pick<World, 'answer' | 'listen'>, host: string): Browser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    url.hostname = host
    const headers = new Headers(request.headers)
    headers.set(MOCK_COOKIES.cookieHeader, cookies())
    headers.set('accept-language', HERE)
    const asked = new Request(request, { headers })
    const response = await world.answer(new Request(url, asked))
    const set = response.headers.get(MOCK_COOKIES.setCookieHeader)
    for (const cookie of set?.split(', ') ?? []) keep(jar, cookie)
    return response
  }

  return {
    answer,
    listen: (_, heard) => world.listen(cookies(), heard),
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

function keep(jar: Map<string, string>, set: string): void {
  const [pair = '', ...rules] = set.split(';').map((part) => part.trim())
  const [name = '', value = ''] = pair.split('=')
  if (rules.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, value)
}
