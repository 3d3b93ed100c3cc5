import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** A report, for its reporter, by the reference from the receipt. */
export const reportQuery = (reference: string) =>
  queryOptions({
    queryKey: ['report', reference],
    queryFn: () => answered(api.reports({ reference }).get()),
  })

export type FollowedReport = Awaited<
  ReturnType<NonNullable<ReturnType<typeof reportQuery>['queryFn']>>
>

/** The member's own reports, newest first. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async () => (await answered(api.reports.get())).reports,
})
