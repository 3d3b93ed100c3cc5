import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { answered, api } from '../client.ts'
import { profileQuery } from '../members/queries.ts'

/** What of a profile is to be different; what is absent stays. */
export type ProfileChange = NonNullable<Parameters<typeof api.profile.patch>[0]>

/** Changes the member's own profile, and shows it so everywhere. */
export function useEditProfile(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => answered(api.profile.patch(change)),
    onSuccess: async (profile) => {
      queries.setQueryData(profileQuery(profile.id).queryKey, profile)
      await queries.invalidateQueries({ queryKey: userQuery.queryKey })
      onDone()
    },
  })
}
