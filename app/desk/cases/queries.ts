import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api, idOf } from '../../client/client.ts'

/** Which reports are listed. */
export type ReportList = 'waiting' | 'decided'

const pageOf = (state: ReportList, cursor: string | null) =>
  answered(api.desk.reports.get({ query: { state, ...(cursor !== null && { cursor }) } }))

/** Reports, in pages: those that wait, or those that were decided. */
export const reportsQuery = (state: ReportList) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'reports', state],
    queryFn: ({ pageParam }) => pageOf(state, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export type ListedReport = Awaited<ReturnType<typeof pageOf>>['reports'][number]

const askReport = (id: string) => answered(api.desk.reports({ id: idOf(id) }).get())

/** A report with its evidence. */
export const reportQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'report', id], queryFn: () => askReport(id) })

export type Case = Awaited<ReturnType<typeof askReport>>
export type MemberLine = NonNullable<Case['reported']>
export type Decision = Case['decisions'][number]
export type ReportLine = Case['others'][number]

const ask = (text: string) => answered(api.desk.members.search.post({ text }))

/** Members by id, email or name, and whatever has a number. The text is in no URL. */
export const foundQuery = (text: string) =>
  queryOptions({ queryKey: ['desk', 'found', text], queryFn: () => ask(text) })

export type FoundNumber = Awaited<ReturnType<typeof ask>>['numbers'][number]

const askMember = (id: string) => answered(api.desk.members({ id: idOf(id) }).get())

/** A member's record. */
export const memberQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'member', id], queryFn: () => askMember(id) })

export type MemberRecord = Awaited<ReturnType<typeof askMember>>

/** What else shows a report or a member: asked again after a decision. */
export const AFTER_DECISION = [
  ['desk', 'reports'],
  ['desk', 'overview'],
  ['desk', 'member'],
  ['desk', 'report'],
  ['desk', 'found'],
  ['desk', 'actions'],
] as const
