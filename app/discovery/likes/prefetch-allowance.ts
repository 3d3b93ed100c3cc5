import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { prefetch } from '../../client/prefetch.ts'
import { allowanceQuery } from '../../profiles/members/queries.ts'

/** What a free member has left, for the cards of a page: see `use-spent.ts`. */
export async function prefetchAllowance(queries: QueryClient): Promise<void> {
  const user = await queries.ensureQueryData(userQuery)
  if (user?.paid_user === false) prefetch(queries, allowanceQuery(user.id))
}
