import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isUnsubscribe, type LinkPurpose } from '#core/accounts/links.ts'
import { answered, api, errorOf, isMissing } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'

/** Purpose and state of a mailed link, `null` for an unknown one; fetching does not use it. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: () =>
      answered(api.links.post({ token })).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Link = Awaited<ReturnType<NonNullable<ReturnType<typeof linkQuery>['queryFn']>>>
export type LinkState = NonNullable<Link>['state']

/** Looks again at a link that was refused: another tab may have used it, and its page then says so. */
export async function lookAgain(queries: QueryClient, token: string, error: unknown) {
  if (errorOf(error).code !== 'link.invalid') return
  await invalidate(queries, { type: 'link', token })
}

/** Uses a link; one call for all kinds of unsubscribe links. */
export const actionOf = (purpose: LinkPurpose) => (isUnsubscribe(purpose) ? 'unsubscribe' : purpose)
