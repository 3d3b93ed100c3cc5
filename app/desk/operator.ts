import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { eraseFormsOf, type Owner } from '../accounts/account/form-drafts.ts'
import { answered, api, errorOf } from '../client/client.ts'
import { tabStore } from '../client/storage/tab-store.ts'
import { overviewQuery } from './queries.ts'
import { setUnveiled } from './unveiled.ts'

const askOperator = () =>
  answered(api.desk.session.get()).catch((thrown: unknown) => {
    if (isLoggedOut(thrown)) return null
    throw thrown
  })

/** The operator who is logged in; `null` for nobody. */
export const operatorQuery = queryOptions({
  queryKey: ['desk', 'operator'],
  queryFn: askOperator,
  staleTime: Number.POSITIVE_INFINITY,
})

export type Operator = NonNullable<Awaited<ReturnType<typeof askOperator>>>

/** Whether a call was refused because nobody is logged in. */
export const isLoggedOut = (thrown: unknown): boolean =>
  errorOf(thrown).code === 'desk.login-required'

/** Whose session ended while at work, with the screens left as they were; `null` for nobody. */
export const endedQuery = queryOptions({
  queryKey: ['desk', 'ended'],
  queryFn: (): Operator | null => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Sets who is logged in. What another operator left behind is dropped; one's own screens ask again. */
export function setOperator(queries: QueryClient, operator: Operator): void {
  const ended = queries.getQueryData(endedQuery.queryKey)
  if (ended && ended.id !== operator.id) evict(queries)
  queries.setQueryData(endedQuery.queryKey, null)
  queries.setQueryData(operatorQuery.queryKey, operator)
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'operator' })
}

/** Whose drafts an operator's are, apart from those of a member in the same tab. */
export const draftOwner = (operator: Pick<Operator, 'id'> | null | undefined): Owner =>
  `desk ${operator?.id ?? ''}`

/** Forgets everything, drafts too: the operator logged out. */
export function clearOperator(queries: QueryClient): void {
  const operator = queries.getQueryData(operatorQuery.queryKey)
  if (operator) eraseFormsOf(tabStore(), draftOwner(operator))
  setUnveiled(false)
  queries.setQueryData(endedQuery.queryKey, null)
  queries.setQueryData(operatorQuery.queryKey, null)
  evict(queries)
}

/** Of the shell itself: what is on the screen goes on with it. */
const OF_THE_SHELL: readonly unknown[] = ['operator', 'ended', 'guest']

/** Drops all answers to an operator. */
const evict = (queries: QueryClient) =>
  queries.removeQueries({
    predicate: ({ queryKey: [area, what] }) => area === 'desk' && !OF_THE_SHELL.includes(what),
  })

/** Asks for the login again, over the screens as they are; unless another is logged in by now, as in another tab. */
function endSession(queries: QueryClient): void {
  const operator = queries.getQueryData(operatorQuery.queryKey)
  if (!operator) return
  queries.setQueryData(endedQuery.queryKey, operator)
  queries.setQueryData(operatorQuery.queryKey, null)
  void askOperator().then(
    (now) => now && setOperator(queries, now),
    () => undefined,
  )
}

/** What one may do, and what waits for it, may have changed: both are asked again. */
function askRoles(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: operatorQuery.queryKey })
  void queries.invalidateQueries({ queryKey: overviewQuery.queryKey })
}

/** Whether a call was refused because their roles do not give it. */
const isNotAllowed = (thrown: unknown): boolean => errorOf(thrown).code === 'desk.not-allowed'

/**
 * Whatever call finds the session ended, a query's or a press: the login appears. Answers stay, so that the screens
 * behind it lose nothing. Where one is refused for want of a role, the roles are asked again. Returns the function that
 * stops it.
 */
export function watchSession(queries: QueryClient): () => void {
  const end = (thrown: unknown) => {
    if (isLoggedOut(thrown)) endSession(queries)
    if (isNotAllowed(thrown)) askRoles(queries)
  }
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') end(event.action.error)
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') end(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
