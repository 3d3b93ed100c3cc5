import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'

/** Whether the member took back the consent to use their orientation: then nobody can be chosen for them. */
export function useConsentWithdrawn(): boolean {
  const { data: user } = useQuery(userQuery)
  return user?.profile.sexuality === null
}
