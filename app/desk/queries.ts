import { queryOptions } from '@tanstack/react-query'
import { SECOND } from '#core/shared/time.ts'
import { answered, api } from '../client/client.ts'

/** How often counts are asked for, while the tab is visible and somebody is there. */
export const POLL = 30 * SECOND

/** What waits, and what went wrong. */
export const overviewQuery = queryOptions({
  queryKey: ['desk', 'overview'],
  queryFn: () => answered(api.desk.overview.get()),
})

export type Overview = Awaited<ReturnType<NonNullable<typeof overviewQuery.queryFn>>>

/** Pictures that wait for a decision. */
export const picturesQuery = queryOptions({
  queryKey: ['desk', 'photos'],
  queryFn: () => answered(api.desk.photos.get()),
})

/** Photos that others see, and that a second operator looks at. */
export const secondLooksQuery = queryOptions({
  queryKey: ['desk', 'second-looks'],
  queryFn: () => answered(api.desk.photos['second-looks'].get()),
})

export type SecondLook = Awaited<
  ReturnType<NonNullable<typeof secondLooksQuery.queryFn>>
>['pictures'][number]

export type Pictures = Awaited<ReturnType<NonNullable<typeof picturesQuery.queryFn>>>
export type Picture = Pictures['pictures'][number]
