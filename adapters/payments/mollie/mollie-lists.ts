import * as v from 'valibot'
import type { Reversal } from '#core/money/providers.ts'
import { MolliePayment, MollieRefund, refundStateOf } from './mollie-words.ts'

/** What every item of a list has. */
export type MollieItem = { readonly createdAt: string }

/** One page of a list, newest first. */
export type MolliePage<T> = { readonly items: readonly T[]; readonly next: string | undefined }

/** One of Mollie's lists: its path, and how to read a page of it. */
export type MollieList<T> = {
  readonly path: string
  read(answer: unknown): MolliePage<T>
}

const Links = v.object({ next: v.nullish(v.object({ href: v.string() })) })

function listOf<const K extends string, S extends v.GenericSchema<unknown, MollieItem>>(
  path: K,
  item: S,
): MollieList<v.InferOutput<S>> {
  const Page = v.object({
    _embedded: v.record(v.literal(path), v.array(item)),
    _links: Links,
  })
  return {
    path,
    read(answer) {
      const page = v.parse(Page, answer)
      return { items: page._embedded[path] ?? [], next: page._links.next?.href }
    },
  }
}

const OfPayment = { paymentId: v.string(), createdAt: v.string() }

const ListedRefund = v.object({ ...MollieRefund.entries, ...OfPayment })
const ListedChargeback = v.object({ ...OfPayment, reversedAt: v.nullish(v.string()) })

export const PAYMENTS = listOf('payments', MolliePayment)
export const REFUNDS = listOf('refunds', ListedRefund)
export const CHARGEBACKS = listOf('chargebacks', ListedChargeback)

/** Payment and state after a refund; a failed one leaves it paid. */
export const refundReversal = ({
  paymentId: reference,
  status,
}: v.InferOutput<typeof ListedRefund>): Reversal => ({
  reference,
  state: refundStateOf(status) === 'failed' ? 'paid' : 'refunded',
})

/** Payment and state after a chargeback. */
export const chargebackReversal = ({
  paymentId: reference,
  reversedAt,
}: v.InferOutput<typeof ListedChargeback>): Reversal => ({
  reference,
  state: reversedAt ? 'paid' : 'charged-back',
})
