import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api, idOf } from '../../client/client.ts'

/** Which complaints are listed. */
export type ComplaintList = 'waiting' | 'answered'

const pageOf = (state: ComplaintList, cursor: string | null) =>
  answered(api.desk.complaints.get({ query: { state, ...(cursor !== null && { cursor }) } }))

/** Complaints, in pages: those that wait, or those that were answered. */
export const complaintsQuery = (state: ComplaintList) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'complaints', state],
    queryFn: ({ pageParam }) => pageOf(state, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export type ListedComplaint = Awaited<ReturnType<typeof pageOf>>['complaints'][number]

const askComplaint = (id: string) => answered(api.desk.complaints({ id: idOf(id) }).get())

/** A complaint with its texts. */
export const complaintQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'complaint', id], queryFn: () => askComplaint(id) })

export type DeskComplaint = Awaited<ReturnType<typeof askComplaint>>
