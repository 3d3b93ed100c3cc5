import { type UnusedCredits, unusedCredits } from '../credits/hold-credits.ts'
import type { Reads } from '../ports.ts'
import type { Order } from './order.ts'
import { unspentOf } from './refund.ts'

/** An order's unspent credits, and all unused ones of its member, which they are counted from. */
export type Unspent = { readonly unspent: number; readonly unused: UnusedCredits }

/** Of the order as the store has it: others keep their credits. */
export async function unspentCredits(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds'>,
  { id, member }: Pick<Order, 'id' | 'member'>,
): Promise<Unspent> {
  const unused = await unusedCredits(reads, member)
  return {
    unused,
    unspent: unspentOf({ id }, await reads.orders.completedOf(member), unused.total),
  }
}
