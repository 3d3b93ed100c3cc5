import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** Mails, pushes and texts that wait or were given up. */
export const deliveriesQuery = queryOptions({
  queryKey: ['desk', 'deliveries'],
  queryFn: () => answered(api.desk.deliveries.get()),
})

type Deliveries = Awaited<ReturnType<NonNullable<typeof deliveriesQuery.queryFn>>>
export type Delivery = Deliveries['next'][number]

/** How far the consumers of events are. */
export const eventsQuery = queryOptions({
  queryKey: ['desk', 'events'],
  queryFn: () => answered(api.desk.events.get()),
})

type Events = Awaited<ReturnType<NonNullable<typeof eventsQuery.queryFn>>>
export type Consumer = Events['consumers'][number]
export type Parked = Events['parked'][number]

/** When each job ran and runs. */
export const jobsQuery = queryOptions({
  queryKey: ['desk', 'jobs'],
  queryFn: async () => (await answered(api.desk.jobs.get())).jobs,
})

export type Job = Awaited<ReturnType<NonNullable<typeof jobsQuery.queryFn>>>[number]

/** The newest campaigns. */
export const campaignsQuery = queryOptions({
  queryKey: ['desk', 'campaigns'],
  queryFn: async () => (await answered(api.desk.campaigns.get())).campaigns,
})

export type Campaign = Awaited<ReturnType<NonNullable<typeof campaignsQuery.queryFn>>>[number]

/** Who would get a campaign. */
export const askReach = (file: string) => answered(api.desk.campaigns.reach.post({ file }))
export type Reach = Awaited<ReturnType<typeof askReach>>

/** What operators did, newest first. */
export const actionsQuery = infiniteQueryOptions({
  queryKey: ['desk', 'actions'],
  queryFn: ({ pageParam }) =>
    answered(api.desk.actions.get({ query: pageParam === null ? {} : { before: pageParam } })),
  // The first page has no cursor; others continue after the last action.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

type ActionPage = Awaited<ReturnType<NonNullable<typeof actionsQuery.queryFn>>>
export type Action = ActionPage['actions'][number]
export type ActionSubject = ActionPage['subjects'][number]
