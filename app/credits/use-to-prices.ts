import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'

/** Where a member buys: who has bought before at the credits, who has not reads what premium is. */
export function useToPrices(): '/credits' | '/premium' {
  const { data: user } = useQuery(userQuery)
  return user?.paid_user ? '/credits' : '/premium'
}
