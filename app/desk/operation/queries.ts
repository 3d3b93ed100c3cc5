import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LogKind } from '#core/desk/log/read-log.ts'
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

/** When each job ran and runs, and how backups last went. */
export const jobsQuery = queryOptions({
  queryKey: ['desk', 'jobs'],
  queryFn: () => answered(api.desk.jobs.get()),
})

type Jobs = Awaited<ReturnType<NonNullable<typeof jobsQuery.queryFn>>>
export type Job = Jobs['jobs'][number]
export type BackupRun = Jobs['backups'][number]

/** The newest campaigns. */
export const campaignsQuery = queryOptions({
  queryKey: ['desk', 'campaigns'],
  queryFn: async () => (await answered(api.desk.campaigns.get())).campaigns,
})

export type Campaign = Awaited<ReturnType<NonNullable<typeof campaignsQuery.queryFn>>>[number]

/** Who would get a campaign. */
export const askReach = (file: string) => answered(api.desk.campaigns.reach.post({ file }))
export type Reach = Awaited<ReturnType<typeof askReach>>

/** Which actions: of a kind, of an operator or the command line; `null` is all. */
export type ActionChoice = {
  readonly action: LogKind | null
  readonly operator: string | null
}

const pageOf = ({ action, operator }: ActionChoice, before: string | null) =>
  answered(
    api.desk.actions.get({
      query: {
        ...(action && { action }),
        ...(operator && { operator }),
        ...(before && { before }),
      },
    }),
  )

/** What operators did, newest first. */
export const actionsQuery = (choice: ActionChoice) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'actions', choice],
    queryFn: ({ pageParam }) => pageOf(choice, pageParam),
    // The first page has no cursor; others continue after the last action.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

type ActionPage = Awaited<ReturnType<typeof pageOf>>
export type Action = ActionPage['actions'][number]
export type ActionSubject = ActionPage['subjects'][number]
