import { queryOptions } from '@tanstack/react-query'
import { isUnsubscribe, type LinkPurpose } from '#core/mail-links/links.ts'
import { answered, api } from '../client/client.ts'

/** Purpose and state of a mailed link; fetching does not use it. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: () => answered(api.links.post({ token })),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Link = Awaited<ReturnType<NonNullable<ReturnType<typeof linkQuery>['queryFn']>>>
export type LinkState = Link['state']

/** Uses a link; one call for all kinds of unsubscribe links. */
export const actionOf = (purpose: LinkPurpose) => (isUnsubscribe(purpose) ? 'unsubscribe' : purpose)
