import { t } from 'elysia'
import {
  SECOND_FACTOR_STATES,
  type SecondFactorState,
} from '#core/desk/access/add-second-factor.ts'
import type { Operator } from '#core/desk/operator.ts'
import { OneOf, Whole } from '../../basics.ts'

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

export const operatorOf = (
  { id, name, email }: Operator,
  state: SecondFactorState,
  recoveryCodes: number,
) => ({ id, name, email, second_factor: state, recovery_codes: recoveryCodes })
