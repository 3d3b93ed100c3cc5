import { covers, type SiteId } from '../../site/settings.ts'
import type { Operator } from '../operator.ts'
import { sitesFor } from '../roles.ts'

/** Whether another operator than this one can look at photos of a site. */
export const hasColleague = (
  operators: readonly Operator[],
  { id }: Pick<Operator, 'id'>,
  site: SiteId,
): boolean =>
  operators.some(
    (one) =>
      one.id !== id &&
      one.removedAt === null &&
      one.passwordHash !== null &&
      covers(sitesFor(one.roles, 'photos'), site),
  )
