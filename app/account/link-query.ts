import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** What a mailed link is for, and whether it still works; asking does not use it. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: () => answered(api.links.post({ token })),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Link = Awaited<ReturnType<NonNullable<ReturnType<typeof linkQuery>['queryFn']>>>
export type LinkPurpose = Link['purpose']
export type LinkState = Link['state']
