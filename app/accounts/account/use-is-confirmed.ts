import { useQuery } from '@tanstack/react-query'
import { userQuery } from './queries.ts'

/** Whether somebody is logged in whose email is confirmed. */
export function useIsConfirmed(): boolean {
  const { data: user } = useQuery(userQuery)
  return Boolean(user) && user?.status !== 'not_confirmed'
}
