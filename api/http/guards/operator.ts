import { Elysia } from 'elysia'
import { type SecondFactorState, secondFactorState } from '#core/desk/access/add-second-factor.ts'
import { identifyOperator } from '#core/desk/access/identify-operator.ts'
import { isSiteSubject, siteOf } from '#core/desk/access/site-of.ts'
import type { Operator } from '#core/desk/operator.ts'
import { PERMISSIONS, type Permission, sitesFor } from '#core/desk/roles.ts'
import type { Ports } from '#core/ports.ts'
import { covers, type SiteScope } from '#core/site/settings.ts'
import { operatorOf } from '../../desk/shapes/operator.ts'
import { deskToken } from '../cookies.ts'
import type { Http } from '../http.ts'
import { Problem, problemOf } from '../problem.ts'

const REFUSED = problemOf({ code: 'desk.login-required' })
const NOT_ALLOWED = problemOf({ code: 'desk.not-allowed' })
const UNFINISHED = problemOf({ code: 'desk.second-factor-required' })

type Caller = { readonly operator: Operator; readonly factor: SecondFactorState }

const asked = new WeakMap<Request, Promise<Caller | null>>()

/** The operator who asks, looked up once per request; `null` for anyone else. */
function callerOf(ports: Ports, http: Http, request: Request): Promise<Caller | null> {
  const known = asked.get(request)
  if (known) return known
  const caller = identifyOperator(ports, deskToken(http, request)).then(
    async (operator) =>
      operator && { operator, factor: await secondFactorState(ports, operator, guestOf(http)) },
  )
  asked.set(request, caller)
  return caller
}

/** Whether a call is for this operator: a page says whom it shows, as another may have logged in in another tab. */
const isFor = (request: Request, { id }: Operator): boolean =>
  (request.headers.get('x-desk-operator') ?? id) === id

/** The operator of a demo whose password everybody knows; elsewhere none. */
export const guestOf = ({ deskGuest }: Http): string | null => deskGuest?.email ?? null

/** An operator as they see themselves. */
export async function viewOperator(ports: Ports, http: Http, operator: Operator) {
  const state = await secondFactorState(ports, operator, guestOf(http))
  return operatorOf(operator, state, await ports.reads.secondFactors.recoveryCodesOf(operator.id))
}

/** The operator who asks; `null` for anyone else. */
export const identifyDesk = async (
  ports: Ports,
  http: Http,
  request: Request,
): Promise<Operator | null> => (await callerOf(ports, http, request))?.operator ?? null

/** What a route of the desk asks for: a permission, or only that somebody works there. */
export type Asked = Permission | 'anyone'

/** Who may call a route of the desk; `new-operator` is also who has yet to add an authenticator app. */
export type DeskAccess = Asked | 'new-operator'

/** What a route's scopes in the OpenAPI document ask for. */
export const askedIn = (scopes: readonly string[]): Asked =>
  PERMISSIONS.find((permission) => scopes.includes(permission)) ?? 'anyone'

type Admitted =
  | { readonly operator: Operator; readonly scope: SiteScope }
  | { readonly refusal: typeof Problem.static }

/** The operator who may make this call, and at which sites, or why nobody may. */
export async function admit(
  ports: Ports,
  http: Http,
  request: Request,
  access: DeskAccess,
): Promise<Admitted> {
  const caller = await callerOf(ports, http, request)
  if (!caller || !isFor(request, caller.operator)) return { refusal: REFUSED }
  const { operator, factor } = caller
  if (access === 'new-operator') return { operator, scope: [] }
  if (factor === 'missing') return { refusal: UNFINISHED }
  if (access === 'anyone') return { operator, scope: [] }
  const scope = sitesFor(operator.roles, access)
  return scope.length === 0 ? { refusal: NOT_ALLOWED } : { operator, scope }
}

/** What a path of the desk is about: `members`, and the id of one. */
const PATH = /^\/api\/desk\/([\w-]+)\/:(\w+)/

/** Whether what a path names is of a site where one may do this; what there is none of is told by the route. */
async function isWithin(
  { reads }: Ports,
  scope: SiteScope,
  route: string,
  params: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [, subject, parameter] = PATH.exec(route) ?? []
  if (scope === 'all' || subject === undefined || parameter === undefined) return true
  // Of what belongs to no site, a role at one says nothing; the books name theirs in the query.
  if (!isSiteSubject(subject)) return subject === 'books'
  const site = await siteOf(reads, subject, params[parameter] ?? '')
  return site === null ? subject !== 'campaigns' : covers(scope, site)
}

type Answer = { readonly set: { readonly headers: Record<string, string | number> } }

type Call = Answer & {
  readonly request: Request
  readonly route: string
  readonly params: unknown
}

/**
 * `operator: 'photos'` requires a login at the desk with that permission, `operator: 'anyone'` any, and gives `operator`
 * and `scope`, the sites at which they may; not before they have added an authenticator app, which `newOperator: true`
 * does not ask for. What a path names must be of one of these sites. No answer is stored anywhere.
 */
export const desk = (ports: Ports, http: Http) => {
  const rule = (scopes: readonly string[]) => ({
    response: { 403: Problem },
    // Checked by `access` before the body is read; here it gives the operator.
    detail: { security: [{ desk: [...scopes] }] },
  })
  const admitted = (request: Request, { set }: Answer, access: DeskAccess) => {
    set.headers['cache-control'] = 'no-store'
    return admit(ports, http, request, access)
  }
  const within = async ({ request, set, route, params }: Call, access: Asked) => {
    const answer = await admitted(request, { set }, access)
    if ('refusal' in answer || access === 'anyone') return answer
    const named = params as Readonly<Record<string, string>>
    return (await isWithin(ports, answer.scope, route, named)) ? answer : { refusal: NOT_ALLOWED }
  }
  return new Elysia({ name: 'desk' }).macro({
    operator: (access: Asked) => ({
      ...rule(access === 'anyone' ? ['second-factor'] : ['second-factor', access]),
      resolve: async ({ request, set, route, params, status }) => {
        const answer = await within({ request, set, route, params }, access)
        return 'refusal' in answer ? status(403, answer.refusal) : answer
      },
    }),
    newOperator: {
      ...rule([]),
      resolve: async ({ request, set, status }) => {
        const answer = await admitted(request, { set }, 'new-operator')
        return 'refusal' in answer ? status(403, answer.refusal) : answer
      },
    },
  })
}
