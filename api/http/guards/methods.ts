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

/** The answer to a method that a path does not have: its methods for `OPTIONS`, else a refusal that names them. */
export function otherMethod(request: Request, allowed: readonly string[]): Response {
  const headers = { allow: allowed.join(', ') }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return Response.json(WRONG, { status: 405, headers })
}

/** Tells a wrong method from an unknown path. `routes` is called with the first such request. */
export const methods = (routes: () => readonly Known[]) =>
  new Elysia().onError({ as: 'global' }, ({ code, request, path }) => {
    if (code !== 'NOT_FOUND') return
    const allowed = allowedAt(routes(), path)
    if (allowed.length === 0 || (allowed.includes(request.method) && request.method !== 'OPTIONS'))
      return
    return otherMethod(request, allowed)
  })
