import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
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
      await invalidate(queries, { type: 'profile' })
      onDone()
    },
  })
}
