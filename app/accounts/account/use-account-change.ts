import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { type User, userQuery } from './queries.ts'

/** Account settings; absent ones are unchanged. */
export type AccountChange = NonNullable<Parameters<typeof api.account.patch>[0]>

/** Changes run one after the other, so that of two quick taps the last one wins. */
const SCOPE = { id: 'account' }

/**
 * A user with the changes that still wait for the server, except one: neither its response nor a refetch meanwhile undoes
 * the optimistic update of another.
 */
function withPending(queries: QueryClient, user: User, done?: AccountChange): User {
  const pending = queries.getMutationCache().findAll({
    status: 'pending',
    predicate: ({ options, state }) => options.scope?.id === SCOPE.id && state.variables !== done,
  })
  return Object.assign({ ...user }, ...pending.map(({ state }) => state.variables))
}

/** Updates the account: optimistic update with rollback. */
export function accountChange(queries: QueryClient) {
  const key = userQuery.queryKey
  return mutationOptions({
    scope: SCOPE,
    mutationFn: (change: AccountChange) => answered(api.account.patch(change)),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      queries.setQueryData(key, (user) => user && { ...user, ...change })
      return { before }
    },
    onSuccess: ({ user }, change) => queries.setQueryData(key, withPending(queries, user, change)),
    // Where the session ended meanwhile, nobody is logged in any more.
    onError: (_error, change, context) =>
      queries.setQueryData(key, (user) =>
        context?.before && user?.id === context.before.id
          ? withPending(queries, context.before, change)
          : user,
      ),
  })
}

/**
 * Updates the account. A change made from the user is made from the latest one, so that of two quick changes the
 * second includes the first.
 */
export function useAccountChange() {
  const queries = useQueryClient()
  const { mutateAsync, error } = useMutation(accountChange(queries))
  const save = async (change: AccountChange | ((latest: User) => AccountChange)) => {
    if (typeof change !== 'function') return mutateAsync(change)
    const user = queries.getQueryData(userQuery.queryKey)
    return user ? mutateAsync(change(withPending(queries, user))) : null
  }
  return { save, error }
}
