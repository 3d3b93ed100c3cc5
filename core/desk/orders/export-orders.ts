import type { Order, Payment } from '../../money/order.ts'
import { orderNumber } from '../../money/order.ts'
import { type Entry, signedAmount } from '../../money/ports.ts'
import { refundedOf } from '../../money/read-orders.ts'
import type { Ports } from '../../ports.ts'
import { type Instant, isoOf } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import type { LedgerPosition, OrderPosition } from '../order-lists.ts'
import { csvLine } from './csv.ts'
import { taxOf } from './tax.ts'

/** A month of one site, from its first moment until that of the next. */
export type Books = { readonly site: SiteId; readonly from: Instant; readonly until: Instant }

/** Rows are read and written so many at a time: memory stays bounded, however many there are. */
const BATCH = 500

const ORDER_COLUMNS = [
  'number',
  'order_id',
  'site',
  'state',
  'placed_at',
  'paid_at',
  'country',
  'country_by_network',
  'currency',
  'price',
  'discount_code',
  'discount',
  'gross',
  'vat_rate',
  'net',
  'vat',
  'refunded',
  'refunded_net',
  'refunded_vat',
  'charged_back',
  'credits',
  'method',
  'provider',
  'payment_id',
] as const

/** Orders of a site first paid in a month, as CSV, a part at a time. Amounts are in minor units. */
export async function* exportOrders(
  { reads }: Pick<Ports, 'reads'>,
  books: Books,
): AsyncGenerator<string> {
  yield csvLine(ORDER_COLUMNS)
  let after: OrderPosition | null = null
  for (;;) {
    const orders: readonly Order[] = await reads.orderLists.paid(books, after, BATCH)
    const payments = orders.length
      ? await reads.orderLists.paymentsOf(orders.map(({ id }) => id))
      : []
    const refunded = await Promise.all(orders.map((order) => refundedOf(reads, order)))
    const part = orders.map((order, nth) =>
      csvLine(orderCells(order, payingIn(order, payments), refunded[nth] ?? 0)),
    )
    if (part.length > 0) yield part.join('')
    const last = orders.at(-1)
    if (orders.length < BATCH || !last) return
    after = { at: last.paidAt ?? 0, id: last.id }
  }
}

/** The payment that bought an order: the newest that is neither open nor lost. */
const payingIn = ({ id }: Order, payments: readonly Payment[]): Payment | null =>
  payments.find(
    ({ order, state }) =>
      order === id && (state === 'paid' || state === 'refunded' || state === 'charged-back'),
  ) ?? null

function orderCells(
  order: Order,
  payment: Payment | null,
  refunded: number,
): readonly (string | number)[] {
  const { total, price, returned, vatRate, discount, state } = order
  const tax = taxOf({ ...order, returned: refunded })
  return [
    orderNumber(order),
    order.id,
    order.site,
    state,
    isoOf(order.placedAt),
    order.paidAt === null ? '' : isoOf(order.paidAt),
    order.country ?? '',
    order.requestCountry ?? '',
    total.currency,
    price.amount,
    discount?.code ?? '',
    price.amount - total.amount,
    total.amount,
    vatRate === null ? '' : vatRate,
    tax.net,
    tax.vat,
    refunded,
    tax.returnedNet,
    tax.returnedVat,
    returned - refunded,
    order.credits,
    payment?.method ?? '',
    payment?.provider ?? '',
    payment?.reference ?? '',
  ]
}

const ENTRY_COLUMNS = [
  'entry_id',
  'at',
  'member',
  'reason',
  'reference',
  'purse',
  'credits',
] as const

/** Ledger entries of a site's members in a month, as CSV, a part at a time. */
export async function* exportLedger(
  { reads }: Pick<Ports, 'reads'>,
  books: Books,
): AsyncGenerator<string> {
  yield csvLine(ENTRY_COLUMNS)
  let after: LedgerPosition | null = null
  for (;;) {
    const entries: readonly Entry[] = await reads.orderLists.entries(books, after, BATCH)
    if (entries.length > 0) yield entries.map((entry) => csvLine(entryCells(entry))).join('')
    const last = entries.at(-1)
    if (entries.length < BATCH || !last) return
    after = { at: last.at, id: last.id }
  }
}

function entryCells(entry: Entry): readonly (string | number)[] {
  const { id, at, member, reason, reference, from, to } = entry
  const isPaid = [from, to].some((account) => account.startsWith('paid:'))
  return [
    id,
    isoOf(at),
    member,
    reason,
    reference,
    isPaid ? 'paid' : 'granted',
    signedAmount(entry),
  ]
}
