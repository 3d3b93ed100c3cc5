import { covers, type SiteId } from '../../site/settings.ts'
import type { Operator, OperatorId } from '../operator.ts'
import { type Permission, sitesFor } from '../roles.ts'

/** Whether an operator looks at what they decided themselves, and whether a colleague can instead or they are alone. */
export type OwnDecision = 'colleague' | 'alone' | null

/** Whether somebody who is not involved may do something at a site. */
export const hasColleague = (
  operators: readonly Operator[],
  permission: Permission,
  site: SiteId,
  isInvolved: (id: OperatorId) => boolean,
): boolean =>
  operators.some(
    (one) =>
      one.removedAt === null &&
      one.passwordHash !== null &&
      !isInvolved(one.id) &&
      covers(sitesFor(one.roles, permission), site),
  )
