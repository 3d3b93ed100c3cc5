import { delay, HttpResponse, http } from 'msw'
import type { World } from '#api/world.ts'
import { stubOnline } from './browser/stub-online.ts'
import { controls, type Failure, onControls, setControls } from './panel/controls.ts'

/** What the API answers when it fails so; see `api/http/problem.ts`. */
const ANSWERS = {
  broken: { status: 500, body: { code: 'internal' } },
  'too-often': { status: 429, body: { code: 'requests.too-many', seconds: 30 } },
  busy: { status: 503, body: { code: 'busy' } },
} as const

/** Stands before the API: waits, fails or breaks off, as the panel has it; leaves all else to the API. */
export const disturbedNetwork = (world: Pick<World, 'answer'>, cookieHeader: string) =>
  http.all('*/api/*', async ({ request, cookies }) => {
    const { offline, latency } = controls()
    if (offline) return HttpResponse.error()
    if (latency !== '0') await delay(Number(latency))
    const failure = failureOf(request)
    if (failure === 'none') return undefined
    if (failure !== 'session-ended') {
      const { status, body } = ANSWERS[failure]
      return HttpResponse.json(body, { status })
    }
    // The API itself refuses from then on.
    const jar = Object.entries(cookies).map((pair) => pair.join('='))
    const headers = { [cookieHeader]: jar.join('; '), 'x-request-type': 'client' }
    await world.answer(new Request(new URL('/api/logout.php', request.url), { headers }))
    return undefined
  })

/** How a request fails; what was set for the next one alone is over with it. Pictures never count. */
function failureOf({ method, url }: Request): Failure {
  const { failure, scope } = controls()
  if (failure === 'none' || new URL(url).pathname.startsWith('/api/photos/')) return 'none'
  const fits = scope === 'all' || scope === 'next' || (method === 'GET') === (scope === 'reads')
  if (!fits) return 'none'
  if (scope === 'next' || failure === 'session-ended') setControls({ failure: 'none' })
  return failure
}

/** Has the browser say what the panel says of the connection, now and whenever that changes. */
export function applyConnection(): void {
  let offline = false
  let restore = () => {}
  const apply = () => {
    if (controls().offline === offline) return
    offline = controls().offline
    restore()
    restore = offline ? stubOnline(false) : () => {}
    dispatchEvent(new Event(offline ? 'offline' : 'online'))
  }
  onControls(apply)
  apply()
}
