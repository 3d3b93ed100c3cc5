import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { profileQuery } from '../members/queries.ts'

/** Profile changes; absent fields are unchanged. */
export type ProfileChange = NonNullable<Parameters<typeof api.profile.patch>[0]>

/** Updates the member's own profile and its caches. */
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
