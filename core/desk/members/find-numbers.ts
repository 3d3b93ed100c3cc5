import type { MemberId } from '../../accounts/account.ts'
import { orderNumber } from '../../money/order.ts'
import { asOnReceipt } from '../../money/withdrawal.ts'
import type { Reads } from '../../ports.ts'
import { complaintNumber } from '../../safety/complaint.ts'
import { reportNumber } from '../../safety/report.ts'
import { decisionNumber } from '../../safety/restriction.ts'
import { cleanPasted } from '../../shared/text.ts'
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

async function byNumber(reads: Needs['reads'], text: string): Promise<readonly Found[]> {
  const numbers = new Set([...text.matchAll(NUMBER)].map(([number]) => asOnReceipt(number)))
  const sources = sourcesIn(reads)
  const found = await Promise.all(
    [...numbers].slice(0, MOST).flatMap((number) => sources.map((one) => one.byNumber(number))),
  )
  return found.flat()
}

async function byId(reads: Needs['reads'], id: string): Promise<readonly Found[]> {
  const found = await Promise.all(sourcesIn(reads).map((one) => one.byId(id)))
  return found.filter((one) => one !== null)
}

/** What has a number of ours. */
const sourcesIn = ({ reports, complaints, restrictions, orders }: Needs['reads']) => [
  source(reports, 'report', reportNumber, ({ reported }) => reported),
  source(complaints, 'complaint', complaintNumber, () => null),
  source(restrictions, 'decision', decisionNumber, ({ member }) => member),
  source(orders, 'order', orderNumber, ({ member }) => member),
]

type Store<One> = {
  readonly byId: (id: string) => Promise<One | null>
  readonly byNumber: (number: string) => Promise<readonly One[]>
}

function source<One extends { readonly id: string }>(
  { byId, byNumber }: Store<One>,
  kind: Found['kind'],
  numberOf: (one: One) => string,
  memberOf: (one: One) => MemberId | null,
): Store<Found> {
  const found = (one: One): Found => ({
    kind,
    id: one.id,
    number: numberOf(one),
    member: memberOf(one),
  })
  return {
    async byId(id) {
      const one = await byId(id)
      return one && found(one)
    },
    byNumber: async (number) => (await byNumber(number)).map(found),
  }
}

async function paid({ orders }: Needs['reads'], reference: string): Promise<readonly Found[]> {
  const payments = await orders.paymentsKnownAs(reference)
  const paidFor = await Promise.all(payments.map(({ order }) => orders.byId(order)))
  return paidFor
    .filter((order) => order !== null)
    .map(({ id, member }) => ({ kind: 'payment', id, number: reference, member }))
}
