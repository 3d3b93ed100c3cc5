import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MEMBER_SIGNALS } from '#core/desk/member-lists.ts'
import { DAY } from '#core/shared/time.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { answered, api, idOf } from '../../client/client.ts'

/** How accounts of members stand, as a list is limited to them. */
export const MEMBER_STATES = ['not_confirmed', 'active', 'banned', 'deleted', 'erased'] as const

/** How many days ago somebody signed up at most. */
export const JOINED_WITHIN = ['1', '7', '30'] as const

/** What the list of members is limited to; '' is all. */
export const EVERY_MEMBER = {
  status: '',
  site: '',
  country: '',
  source: '',
  photo: '',
  days: '',
  address: '',
  signal: '',
}
export type MemberChoice = typeof EVERY_MEMBER

function membersPage(choice: MemberChoice, after: string | null) {
  const { site, source, photo, address } = choice
  const status = MEMBER_STATES.find((one) => one === choice.status)
  const country = COUNTRIES.find((one) => one === choice.country)
  const signal = MEMBER_SIGNALS.find((one) => one === choice.signal)
  const days = JOINED_WITHIN.find((one) => one === choice.days)
  return answered(
    api.desk.members.list.post({
      ...(status && { status }),
      ...(country && { country }),
      ...(signal && { signal }),
      ...(site !== '' && { site }),
      ...(source !== '' && { source }),
      ...(photo !== '' && { without_photo: true }),
      ...(address !== '' && { address }),
      ...(days && { from: new Date(Date.now() - Number(days) * DAY).toISOString() }),
      ...(after !== null && { after }),
    }),
  )
}

/** Members by what they have in common, newest first. What they are limited to is in no URL. */
export const membersQuery = (choice: MemberChoice) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'members', choice],
    queryFn: ({ pageParam }) => membersPage(choice, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** What members can be listed by. */
export const memberChoicesQuery = queryOptions({
  queryKey: ['desk', 'members', 'choices'],
  queryFn: () => answered(api.desk.members.choices.get()),
})

/** What a member has in common with others. */
export const memberSignalsQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'signals', id],
    queryFn: () => answered(api.desk.members({ id: idOf(id) }).signals.get()),
  })

const mailsPage = (id: string, before: number | null) =>
  answered(
    api.desk.members({ id: idOf(id) }).mails.get({ query: { ...(before !== null && { before }) } }),
  )

/** What became of the mails to a member, newest first. */
export const memberMailsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'mails', id],
    queryFn: ({ pageParam }) => mailsPage(id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

type MailsPage = Awaited<ReturnType<typeof mailsPage>>
export type MemberMail = MailsPage['mails'][number]
export type WaitingMail = MailsPage['waiting'][number]

/** Open requests by letter, the first due first. */
export const requestsQuery = queryOptions({
  queryKey: ['desk', 'requests'],
  queryFn: async () => (await answered(api.desk.requests.get())).requests,
})

const askPapers = (id: string) => answered(api.desk.members({ id: idOf(id) }).papers.get())

/** A member's letters, and the notes about them. */
export const papersQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'papers', id], queryFn: () => askPapers(id) })

export type MemberPapers = Awaited<ReturnType<typeof askPapers>>
export type MemberLetter = MemberPapers['requests'][number]
