import { Elysia } from 'elysia'
import type { RequestError } from '../status.ts'

type Known = { readonly method: string; readonly path: string }

const WRONG = { code: 'request.method' } as const satisfies RequestError

/** Every page has this path: whether there is one is its own question. */
const ANY_PAGE = '/*'

const segments = (path: string) => path.replace(/(?<=.)\/$/, '').split('/')

/** Whether a path is one of a route: `:name` is one segment, `*` all that follow. */
function isAt(route: string, path: string): boolean {
  const [wanted, given] = [segments(route), segments(path)]
  if (wanted.at(-1) === '*')
    return (
      given.length >= wanted.length &&
      isAt(wanted.slice(0, -1).join('/'), given.slice(0, wanted.length - 1).join('/'))
    )
  return (
    wanted.length === given.length &&
    wanted.every((one, at) => one === given[at] || (one.startsWith(':') && given[at] !== ''))
  )
}

/** The methods of a path, as `Allow` lists them; none if there is no such path. */
function allowedAt(routes: readonly Known[], path: string): readonly string[] {
  const found = new Set(
    routes
      .filter((route) => route.path !== ANY_PAGE && isAt(route.path, path))
      // A WebSocket begins as a GET.
      .map(({ method }) => (method === 'WS' ? 'GET' : method)),
  )
  if (found.has('GET')) found.add('HEAD')
  return found.size === 0 ? [] : [...found, 'OPTIONS']
}

type Asked = { readonly request: Request; readonly set: { status?: unknown } }

/** The answer to a method that a path does not have: its methods for `OPTIONS`, else a refusal that names them. */
export function otherMethod({ request, set }: Asked, allowed: readonly string[]): Response {
  const isQuestion = request.method === 'OPTIONS'
  const status = isQuestion ? 204 : 405
  // The access log is not told of a `Response` that an error ended with.
  set.status = status
  const init = { status, headers: { allow: allowed.join(', ') } }
  return isQuestion ? new Response(null, init) : Response.json(WRONG, init)
}

/** Tells a wrong method from an unknown path. `routes` is called with the first such request. */
export const methods = (routes: () => readonly Known[]) =>
  new Elysia().onError({ as: 'global' }, ({ code, request, path, set }) => {
    if (code !== 'NOT_FOUND') return
    const allowed = allowedAt(routes(), path)
    if (allowed.length === 0 || (allowed.includes(request.method) && request.method !== 'OPTIONS'))
      return
    return otherMethod({ request, set }, allowed)
  })
