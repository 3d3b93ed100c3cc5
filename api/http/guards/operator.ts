import { Elysia } from 'elysia'
import { type SecondFactorState, secondFactorState } from '#core/desk/access/add-second-factor.ts'
import { identifyOperator } from '#core/desk/access/identify-operator.ts'
import type { Operator } from '#core/desk/operator.ts'
import type { Ports } from '#core/ports.ts'
import { operatorOf } from '../../desk/shapes/operator.ts'
import { deskToken } from '../cookies.ts'
import type { Http } from '../http.ts'
import { Problem, problemOf } from '../problem.ts'

const REFUSED = problemOf({ code: 'desk.login-required' })
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

/** Who may call a route of the desk: operators, and those too who have yet to add an authenticator app. */
export type DeskAccess = 'operator' | 'new-operator'

type Admitted = { readonly operator: Operator } | { readonly refusal: typeof Problem.static }

/** The operator who may make this call, or why nobody may. */
export async function admit(
  ports: Ports,
  http: Http,
  request: Request,
  access: DeskAccess,
): Promise<Admitted> {
  const caller = await callerOf(ports, http, request)
  if (!caller || !isFor(request, caller.operator)) return { refusal: REFUSED }
  const unfinished = access === 'operator' && caller.factor === 'missing'
  return unfinished ? { refusal: UNFINISHED } : { operator: caller.operator }
}

type Answer = { readonly set: { readonly headers: Record<string, string | number> } }

/**
 * `operator: true` requires a login at the desk and gives `operator`; not before they have added an authenticator app,
 * which `newOperator: true` does not ask for. No answer is stored anywhere.
 */
export const desk = (ports: Ports, http: Http) => {
  const rule = (access: DeskAccess) => ({
    response: { 403: Problem },
    // Checked by `access` before the body is read; here it gives the operator.
    detail: { security: [{ desk: access === 'operator' ? ['second-factor'] : [] }] },
  })
  const admitted = (request: Request, { set }: Answer, access: DeskAccess) => {
    set.headers['cache-control'] = 'no-store'
    return admit(ports, http, request, access)
  }
  return new Elysia({ name: 'desk' }).macro({
    operator: {
      ...rule('operator'),
      resolve: async ({ request, set, status }) => {
        const answer = await admitted(request, { set }, 'operator')
        return 'refusal' in answer ? status(403, answer.refusal) : answer
      },
    },
    newOperator: {
      ...rule('new-operator'),
      resolve: async ({ request, set, status }) => {
        const answer = await admitted(request, { set }, 'new-operator')
        return 'refusal' in answer ? status(403, answer.refusal) : answer
      },
    },
  })
}
