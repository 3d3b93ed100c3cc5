import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import type { Role } from '#core/desk/roles.ts'
import { ok } from '#core/shared/result.ts'
import { and, type Scene, type Situation } from './situation.ts'
import { operator } from './situations.ts'

/** The demo's operator loses all roles but these, as by a colleague elsewhere. */
export const demote =
  (...roles: readonly Role[]) =>
  ({ world: { ports } }: Scene) =>
    ports.atomically(async ({ operators }) => {
      const guest = await operators.byEmail(DESK_GUEST.email)
      if (guest) await operators.save({ ...guest, roles, version: guest.version + 1 })
      return ok(null)
    })

/** An operator with these roles, logged in at the desk. */
export const operatorWith = (...roles: readonly Role[]): Situation =>
  and(operator(), demote(...roles))
