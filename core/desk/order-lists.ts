import type { MemberId } from '../accounts/account.ts'
import type { Order, OrderState, Payment } from '../money/order.ts'
import type { Entry } from '../money/ports.ts'
import type { Queue } from '../shared/paging.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId, SiteScope } from '../site/settings.ts'

/** Orders that an operator must look at: whose money a bank took back, or that could not be given back. */
export const ORDER_QUEUES = ['charged-back', 'refund-failed'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** Which orders: all that fit whatever is given. */
export type OrderFilter = {
  readonly state?: OrderState | undefined
  /** Those of a queue that nobody has handled since. */
  readonly queue?: OrderQueue | undefined
  readonly site?: SiteId | undefined
  /** Besides that site, any of these. */
  readonly sites?: SiteScope | undefined
  /** Tried to be paid with, also if another method paid. */
  readonly method?: string | undefined
  /** As the code is written. */
  readonly code?: string | undefined
  readonly member?: MemberId | undefined
  /** Placed since; before. */
  readonly from?: Instant | undefined
  readonly until?: Instant | undefined
}

/** Place of an order in the list. */
export type OrderPosition = { readonly at: Instant; readonly id: string }

/** Place of an entry in the ledger of all members. */
export type LedgerPosition = { readonly at: Instant; readonly id: string }

/** A time at one site. */
export type SitePeriod = { readonly site: SiteId; readonly from: Instant; readonly until: Instant }

export interface OrderListReads {
  /** Newest first; those after a position, or from the first. */
  page(only: OrderFilter, after: OrderPosition | null, limit: number): Promise<readonly Order[]>
  /** How many orders of a queue at some sites nobody has handled, and since when. */
  queue(kind: OrderQueue, sites?: SiteScope): Promise<Queue>
  /** Orders of a site first paid within a time, oldest first; those after a position by that moment, or from the first. */
  paid(within: SitePeriod, after: OrderPosition | null, limit: number): Promise<readonly Order[]>
  /** Ledger entries of a site's members within a time, oldest first. */
  entries(
    within: SitePeriod,
    after: LedgerPosition | null,
    limit: number,
  ): Promise<readonly Entry[]>
  /** Payments of some orders, newest first. */
  paymentsOf(orders: readonly string[]): Promise<readonly Payment[]>
}
