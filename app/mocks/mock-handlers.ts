import { HttpResponse, http, passthrough, ws } from 'msw'
import type { World } from '#api/world.ts'

/** Stand-ins for headers that scripts cannot set; see `api/world.ts`. */
type CookieNames = { readonly cookieHeader: string; readonly setCookieHeader: string }
type Answering = Pick<World, 'answer' | 'listen'>

/** One WebSocket link per page: each one logs every connection in a database. */
const LINES = ws.link(/\/api\/events$/)

/** All API calls, answered by the real API over memory: mocks cannot drift. */
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
      // The page itself navigates there: see `showSandbox`.
      request.mode === 'navigate' ? passthrough() : answer(request, cookies),
    ),
    hints,
  ]
}

/** Normalises the request: a worker adds an empty body, and image requests lack the stand-in cookie header. */
async function carried(request: Request, headers: Headers): Promise<Request> {
  const { url, method } = request
  const body = await request.arrayBuffer()
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

/** MSW stores `Set-Cookie` only of mocked responses, in its own jar. */
function withSetCookie(response: Response, setCookieHeader: string): Response {
  const cookies = response.headers.get(setCookieHeader)?.split(', ')
  if (!cookies) return response
  const headers = new Headers(response.headers)
  headers.delete(setCookieHeader)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new HttpResponse(response.body, { status: response.status, headers })
}
