import { HttpResponse, http, passthrough, ws } from 'msw'
import type { World } from '#api/world.ts'

/** What a browser lets no script put on a request travels under these names; see `api/world.ts`. */
type CookieNames = { readonly cookieHeader: string; readonly setCookieHeader: string }
type Answering = Pick<World, 'answer' | 'listen'>

/** One for all worlds of a page: every such link keeps books, in a database, on every line that is ever opened. */
const LINES = ws.link(/\/api\/events$/)

/** Every call to the API, answered by the real API over the world's memory. There is nothing here to drift. */
export function handlersFor(world: Answering, { cookieHeader, setCookieHeader }: CookieNames) {
  let jar = ''
  const answer = async (request: Request, cookies: Readonly<Record<string, string>>) => {
    jar = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const headers = new Headers(request.headers)
    headers.set(cookieHeader, jar)
    const response = await world.answer(await carried(request, headers))
    return withSetCookie(response, setCookieHeader)
  }

  const hints = LINES.addEventListener('connection', async ({ client }) => {
    const stop = await world.listen(jar, (update) => {
      client.send(JSON.stringify(update))
    })
    client.addEventListener('close', stop, { once: true })
  })

  return [
    http.all('*/api/*', ({ request, cookies }) => answer(request, cookies)),
    http.all('*/sandbox/*', ({ request, cookies }) =>
      // Going there is left to the page: see `showSandbox`.
      request.mode === 'navigate' ? passthrough() : answer(request, cookies),
    ),
    hints,
  ]
}

/**
 * The request as a server gets it: a worker hands on an empty body where the page sent none, and what a page
 * asks for an image carries no header that it did not come with.
 */
async function carried(request: Request, headers: Headers): Promise<Request> {
  const { url, method } = request
  const body = await request.arrayBuffer()
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

/** MSW keeps a `Set-Cookie` of its own responses alone, in a jar of its own. */
function withSetCookie(response: Response, setCookieHeader: string): Response {
  const cookies = response.headers.get(setCookieHeader)?.split(', ')
  if (!cookies) return response
  const headers = new Headers(response.headers)
  headers.delete(setCookieHeader)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new HttpResponse(response.body, { status: response.status, headers })
}
