import { Elysia } from 'elysia'
import { identifyOperator } from '#core/operators/identify-operator.ts'
import type { Operator } from '#core/operators/operator.ts'
import { secondFactorState } from '#core/operators/second-factor-state.ts'
import type { Ports } from '#core/ports.ts'
import { operatorOf } from '../shapes/desk-operator.ts'
import { deskToken } from './cookies.ts'
import type { Http } from './http.ts'
import { Problem, problemOf } from './problem.ts'

const REFUSED = problemOf({ code: 'desk.login-required' })
const UNFINISHED = problemOf({ code: 'desk.second-factor-required' })

const asked = new WeakMap<Request, Promise<Operator | null>>()

/** The operator who asks, looked up once per request; `null` for anyone else. */
export function identifyDesk(ports: Ports, http: Http, request: Request): Promise<Operator | null> {
  const known = asked.get(request)
  if (known) return known
  const operator = identifyOperator(ports, deskToken(http, request))
  asked.set(request, operator)
  return operator
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

type Answer = { readonly set: { readonly headers: Record<string, string | number> } }

/**
 * `operator: true` requires a login at the desk and gives `operator`; not before they have added an authenticator app,
 * which `newOperator: true` does not ask for. No answer is stored anywhere.
 */
export const desk = (ports: Ports, http: Http) => {
  const ofRequest = async (request: Request, { set }: Answer) => {
    set.headers['cache-control'] = 'no-store'
    const operator = await identifyDesk(ports, http, request)
    return operator && isFor(request, operator) ? operator : null
  }
  const rule = { response: { 403: Problem }, detail: { security: [{ desk: [] }] } }
  return new Elysia({ name: 'desk' }).macro({
    operator: {
      ...rule,
      resolve: async ({ request, set, status }) => {
        const operator = await ofRequest(request, { set })
        if (!operator) return status(403, REFUSED)
        const state = await secondFactorState(ports, operator, guestOf(http))
        return state === 'missing' ? status(403, UNFINISHED) : { operator }
      },
    },
    newOperator: {
      ...rule,
      resolve: async ({ request, set, status }) => {
        const operator = await ofRequest(request, { set })
        return operator ? { operator } : status(403, REFUSED)
      },
    },
  })
}
