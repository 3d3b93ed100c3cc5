import { Elysia } from 'elysia'
import { identifyOperator } from '#core/operators/identify-operator.ts'
import type { Operator } from '#core/operators/operator.ts'
import type { Ports } from '#core/ports.ts'
import { deskToken } from './cookies.ts'
import type { Http } from './http.ts'
import { Problem, problemOf } from './problem.ts'

const REFUSED = problemOf({ code: 'desk.login-required' })

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

/** `operator: true` requires a login at the desk and gives `operator`. No answer is stored anywhere. */
export const desk = (ports: Ports, http: Http) =>
  new Elysia({ name: 'desk' }).macro({
    operator: {
      response: { 403: Problem },
      detail: { security: [{ desk: [] }] },
      resolve: async ({ request, set, status }) => {
        set.headers['cache-control'] = 'no-store'
        const operator = await identifyDesk(ports, http, request)
        return operator && isFor(request, operator) ? { operator } : status(403, REFUSED)
      },
    },
  })
