import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** The member's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await answered(api.sessions.get())).sessions,
})

export type OwnSession = Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>[number]

/** The email change that waits for confirmation, if any. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: async () => (await answered(api.account.email.get())).pending,
})
