import fc from 'fast-check'
import type { PaymentState } from '#core/money/order.ts'
import { REPORTED } from '../payments/reported.ts'

/** Events of a buyer: at one of three orders, by one of two payment attempts. */
export type BuyerEvent =
  | {
      readonly do: 'order' | 'buy' | 'cancel' | 'retry' | 'refund' | 'refund-fails'
      readonly at: number
    }
  | {
      readonly do: 'report'
      readonly at: number
      readonly attempt: number
      readonly state: PaymentState
    }
  | {
      readonly do: 'desk-refund'
      readonly at: number
      /** In minor units; `null` is all that is left. */
      readonly amount: number | null
      readonly leaves: boolean
    }
  | { readonly do: 'spend'; readonly credits: number }
  | { readonly do: 'hold' }
  /** Of any hold so far, also of a closed one. */
  | { readonly do: 'capture' | 'release'; readonly hold: number }
  | { readonly do: 'wait' }

const at = fc.nat(2)
/** Any of them. */
const buyerEvent: fc.Arbitrary<BuyerEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), at }) },
  // Most faults need several paid orders.
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), at }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      at,
      attempt: fc.nat(1),
      // Payments are the most frequent event.
      state: fc.oneof(
        { weight: 3, arbitrary: fc.constant('paid' as const) },
        { weight: 1, arbitrary: fc.constant('charged-back' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...REPORTED) },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'retry' as const,
        'refund' as const,
        'refund-fails' as const,
      ),
      at,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('desk-refund' as const),
      at,
      amount: fc.option(fc.integer({ min: 1, max: 4000 })),
      leaves: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      credits: fc.integer({ min: 1, max: 70 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'hold' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('capture' as const, 'release' as const),
      hold: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
)

/** A history long enough for several purchases and their outcomes. */
export const buyerEvents = fc.array(buyerEvent, { maxLength: 30, size: 'max' })
