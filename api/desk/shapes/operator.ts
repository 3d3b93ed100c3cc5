import { t } from 'elysia'
import {
  SECOND_FACTOR_STATES,
  type SecondFactorState,
} from '#core/desk/access/add-second-factor.ts'
import type { Operator } from '#core/desk/operator.ts'
import { may, PERMISSIONS, ROLES } from '#core/desk/roles.ts'
import { Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'

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
  /** What they may do, at some site at least. */
  permissions: t.Array(OneOf(PERMISSIONS)),
})

export const operatorOf = (
  { id, name, email, roles }: Operator,
  state: SecondFactorState,
  recoveryCodes: number,
) => ({
  ...{ id, name, email, second_factor: state, recovery_codes: recoveryCodes },
  permissions: PERMISSIONS.filter((permission) => may(roles, permission)),
})

/** A role at all sites (`null`), or at one. */
export const RoleShape = t.Object({
  role: OneOf(ROLES),
  site: Nullable(t.String({ maxLength: 40 })),
})

/** An operator to whoever manages them. */
export const ColleagueShape = t.Object({
  id: t.String(),
  name: t.String(),
  email: t.String(),
  roles: t.Array(RoleShape),
  /** To be sent back with other roles. */
  version: Whole(),
  /** Whether they have a password. */
  active: t.Boolean(),
  /** Until when an invitation can be accepted; `null` without one. */
  invited_until: Nullable(Moment),
})

export const colleagueOf = ({
  passwordHash,
  invitedUntil,
  ...operator
}: Operator): typeof ColleagueShape.static => {
  const { id, name, email, version, roles } = operator
  return {
    ...{ id, name, email, version, roles: [...roles] },
    active: passwordHash !== null,
    invited_until: momentOf(invitedUntil),
  }
}
