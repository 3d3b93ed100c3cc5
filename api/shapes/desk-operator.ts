import { t } from 'elysia'
import type { Operator } from '#core/operators/operator.ts'
import { SECOND_FACTOR_STATES, secondFactorState } from '#core/operators/second-factor-state.ts'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../http/http.ts'
import { guestOf } from '../http/operator.ts'
import { OneOf, Whole } from './basics.ts'

/** A code of an authenticator app, or a recovery code, as typed. */
export const DeskCode = t.String({ maxLength: 40 })

/** An operator to themselves. */
export const OperatorShape = t.Object({
  id: t.String(),
  name: t.String(),
  email: t.String(),
  /** `missing`: nothing else can be opened before an authenticator app is added. `shared`: the demo's, who has none. */
  second_factor: OneOf(SECOND_FACTOR_STATES),
  /** Unused recovery codes. */
  recovery_codes: Whole(),
})

export async function operatorOf(ports: Ports, http: Http, operator: Operator) {
  const { id, name, email } = operator
  const state = await secondFactorState(ports, operator, guestOf(http))
  const codes = await ports.reads.secondFactors.recoveryCodesOf(id)
  return { id, name, email, second_factor: state, recovery_codes: codes }
}
