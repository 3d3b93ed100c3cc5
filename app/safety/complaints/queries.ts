import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** A complaint, for its sender, by the reference from the receipt. */
export const complaintQuery = (reference: string) =>
  queryOptions({
    queryKey: ['complaint', reference],
    queryFn: () => answered(api.complaints({ reference }).get()),
  })

export type Complaint = Awaited<
  ReturnType<NonNullable<ReturnType<typeof complaintQuery>['queryFn']>>
>
