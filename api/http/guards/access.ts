import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../http.ts'
import type { Problem } from '../problem.ts'
import { admit, askedIn, type DeskAccess } from './operator.ts'
import { identifyCaller, loginRequired } from './session.ts'

/** A route, as far as its access goes; `detail.security` is set by the macros `member` and `operator`. */
export type Route = {
  readonly method: string
  readonly path: string
  readonly hooks: unknown
}

/** Who may call a route: members, operators with a permission. */
type Access = 'session' | DeskAccess

/** A login is missing, or half of it. Thrown before the body is read, and before anything is validated. */
export class LoginRequired extends Error {
  override readonly name = 'LoginRequired'
  readonly problem: typeof Problem.static

  constructor(problem: typeof Problem.static) {
    super()
    this.problem = problem
  }
}

/** A security requirement as OpenAPI writes it: a scheme and what it takes besides. */
type Security = Readonly<Record<string, readonly string[]>>

function accessIn({ session, desk }: Security): Access | null {
  if (session) return 'session'
  if (!desk) return null
  return desk.includes('second-factor') ? askedIn(desk) : 'new-operator'
}

const nameOf = (method: string, path: string) => `${method} ${path}`

/** The access of each route that requires a login. */
const accessOf = (routes: readonly Route[]): ReadonlyMap<string, Access> =>
  new Map(
    routes.flatMap(({ method, path, hooks }) => {
      const { security = [] }: { readonly security?: readonly Security[] } =
        Object(hooks).detail ?? {}
      const access = security.map(accessIn).find((one) => one !== null)
      return access ? [[nameOf(method, path), access] as const] : []
    }),
  )

/**
 * Refuses whoever is not logged in where a route requires it, whatever else they sent (product.md §3.4): the macros
 * run after validation. `routes` is called with the first request.
 */
export function access(ports: Ports, http: Http, routes: () => readonly Route[]) {
  let known: ReadonlyMap<string, Access> | null = null

  async function check(request: Request, route: string) {
    known ??= accessOf(routes())
    const required = known.get(nameOf(request.method, route))
    if (required === 'session' && !(await identifyCaller(ports, http, request)))
      throw new LoginRequired(await loginRequired(ports, http, request))
    if (required === undefined || required === 'session') return
    const answer = await admit(ports, http, request, required)
    if ('refusal' in answer) throw new LoginRequired(answer.refusal)
  }

  return new Elysia({ name: 'access' })
    .onParse({ as: 'global' }, async ({ request, route }) => {
      // Elysia takes any other error of this stage for a malformed body: `onTransform` meets it again.
      await check(request, route).catch((error: unknown) => {
        if (error instanceof LoginRequired) throw error
      })
    })
    .onTransform({ as: 'global' }, async ({ request, route }) => {
      await check(request, route)
    })
}
