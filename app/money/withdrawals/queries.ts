import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** A withdrawal, for its sender, by the reference from its mail. */
export const withdrawalQuery = (reference: string) =>
  queryOptions({
    queryKey: ['withdrawal', reference],
    queryFn: () => answered(api.withdrawals({ reference }).get()),
  })

export type Withdrawal = Awaited<
  ReturnType<NonNullable<ReturnType<typeof withdrawalQuery>['queryFn']>>
>
