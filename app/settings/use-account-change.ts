import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type User, userQuery } from '../account/queries.ts'
import { answered, api } from '../client/client.ts'

/** Account settings; absent ones are unchanged. */
export type AccountChange = NonNullable<Parameters<typeof api.account.patch>[0]>

/**
 * Updates the account: optimistic update with rollback. A change made from the user is made from the latest one, so
 * that of two quick changes the second includes the first.
 */
export function useAccountChange() {
  const queries = useQueryClient()
  const key = userQuery.queryKey
  const { mutateAsync, error } = useMutation({
    // Sequential, so that of two quick taps the last one wins.
    scope: { id: 'account' },
    mutationFn: (change: AccountChange) => answered(api.account.patch(change)),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      queries.setQueryData(key, (user) => user && { ...user, ...change })
      return { before }
    },
    onSuccess: ({ user }) => queries.setQueryData(key, user),
    // Where the session ended meanwhile, nobody is logged in any more.
    onError: (_error, _change, context) =>
      queries.setQueryData(key, (user) =>
        user?.id === context?.before?.id ? context?.before : user,
      ),
  })
  const save = async (change: AccountChange | ((latest: User) => AccountChange)) => {
    if (typeof change !== 'function') return mutateAsync(change)
    const latest = queries.getQueryData(key)
    return latest ? mutateAsync(change(latest)) : null
  }
  return { save, error }
}
