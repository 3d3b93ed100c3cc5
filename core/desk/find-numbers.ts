import type { MemberId } from '../accounts/account.ts'
import { complaintNumber } from '../complaints/complaint.ts'
import { dayInNumber, type Numbered, orderNumber } from '../orders/order-number.ts'
import type { Reads } from '../ports.ts'
import { reportNumber } from '../reports/report.ts'
import { decisionNumber } from '../restrictions/restriction.ts'
import { cleanPasted } from '../shared/pasted.ts'
import type { Instant } from '../shared/time.ts'
import { normalizeOrderNumber } from '../withdrawals/withdrawal.ts'
import { idIn } from './find-members.ts'

/** What a number that an operator was given can be of. */
export const NUMBERED_KINDS = ['report', 'complaint', 'decision', 'order', 'payment'] as const

/** What was found by its number. */
export type FoundNumber = {
  readonly kind: (typeof NUMBERED_KINDS)[number]
  /** Its id; that of the order, if it is a payment. */
  readonly id: string
  /** The number as we write it; that of the provider, if it is a payment. */
  readonly number: string
  /** Whom it is about, or whose it is; without a name once erased. Nobody's, if it is a complaint. */
  readonly member: { readonly id: MemberId; readonly name: string | null } | null
}

type Read = 'profiles' | 'reports' | 'complaints' | 'restrictions' | 'orders'
type Needs = { readonly reads: Pick<Reads, Read> }
type Found = Omit<FoundNumber, 'member'> & { readonly member: MemberId | null }

/** How many numbers of one text are looked up: a complaint may be full of made-up ones. */
const MOST = 20

/** A day and six characters, however they were copied, alone or within a sentence. */
const NUMBER = /(?<![\da-z])[\doil]{6}[\s\u2010-\u2015-]?[\da-z]{6}(?![\da-z])/gi

/** Reports, complaints, decisions and orders by number or id, and payments by the reference of their provider. */
export async function findNumbers(
  { reads }: Needs,
  { text }: { readonly text: string },
): Promise<readonly FoundNumber[]> {
  const typed = cleanPasted(text)
  const numbered = await Promise.all([
    byNumber(reads, typed),
    byId(reads, idIn(typed)),
    paid(reads, typed),
  ])
  const found = numbered.flat()
  const profiles = await reads.profiles.byIds(found.flatMap(({ member }) => member ?? []))
  const names = new Map(profiles.map((profile) => [profile.id, profile.name]))
  return found.map(({ member, ...one }) => ({
    ...one,
    member: member === null ? null : { id: member, name: names.get(member) ?? null },
  }))
}

/** Numbers are stored nowhere: those of the day that one begins with are computed. */
async function byNumber(reads: Needs['reads'], text: string): Promise<readonly Found[]> {
  const numbers = new Set(
    [...text.matchAll(NUMBER)].map(([number]) => normalizeOrderNumber(number)),
  )
  const found = await Promise.all(
    [...numbers].slice(0, MOST).map((number) => withNumber(reads, number)),
  )
  return found.flat()
}

async function withNumber(reads: Needs['reads'], wanted: string): Promise<readonly Found[]> {
  const day = dayInNumber(wanted)
  if (!day) return []
  const isWanted = ({ id, at }: Numbered) =>
    normalizeOrderNumber(orderNumber({ id, placedAt: at })) === wanted
  const found = await Promise.all(
    sourcesIn(reads).map(async ({ between, find }) => {
      const same = (await between(day.from, day.until)).filter(isWanted)
      return Promise.all(same.map(({ id }) => find(id)))
    }),
  )
  return found.flat().filter((one) => one !== null)
}

async function byId(reads: Needs['reads'], id: string): Promise<readonly Found[]> {
  const found = await Promise.all(sourcesIn(reads).map(({ find }) => find(id)))
  return found.filter((one) => one !== null)
}

/** What has a number of ours: those of a span, and one by its id. */
type Source = {
  readonly between: (from: Instant, until: Instant) => Promise<readonly Numbered[]>
  readonly find: (id: string) => Promise<Found | null>
}

const sourcesIn = ({
  reports,
  complaints,
  restrictions,
  orders,
}: Needs['reads']): readonly Source[] => [
  {
    between: reports.between,
    async find(id) {
      const report = await reports.byId(id)
      return report && { kind: 'report', id, number: reportNumber(report), member: report.reported }
    },
  },
  {
    between: complaints.between,
    async find(id) {
      const found = await complaints.byId(id)
      return found && { kind: 'complaint', id, number: complaintNumber(found), member: null }
    },
  },
  {
    between: restrictions.between,
    async find(id) {
      const found = await restrictions.byId(id)
      return found && { kind: 'decision', id, number: decisionNumber(found), member: found.member }
    },
  },
  {
    between: orders.between,
    async find(id) {
      const found = await orders.byId(id)
      return found && { kind: 'order', id, number: orderNumber(found), member: found.member }
    },
  },
]

async function paid({ orders }: Needs['reads'], reference: string): Promise<readonly Found[]> {
  const payments = await orders.paymentsKnownAs(reference)
  const paidFor = await Promise.all(payments.map(({ order }) => orders.byId(order)))
  return paidFor
    .filter((order) => order !== null)
    .map(({ id, member }) => ({ kind: 'payment', id, number: reference, member }))
}
