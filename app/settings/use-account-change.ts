import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { answered, api } from '../client/client.ts'

/** What a member decides about their account; what is absent stays. */
export type AccountChange = NonNullable<Parameters<typeof api.account.patch>[0]>

/** Changes the account: at once on the screen, and back as it was when the server would not. */
export function useAccountChange() {
  const queries = useQueryClient()
  const key = userQuery.queryKey
  return useMutation({
    // In order, so that of two quick taps the last one holds.
    scope: { id: 'account' },
    mutationFn: (change: AccountChange) => answered(api.account.patch(change)),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      queries.setQueryData(key, (user) => user && { ...user, ...change })
      return { before }
    },
    onSuccess: ({ user }) => queries.setQueryData(key, user),
    onError: (_error, _change, before) => queries.setQueryData(key, before?.before),
  })
}
