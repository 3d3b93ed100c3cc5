import { DIRECT_DEBIT } from '#core/orders/direct-debit.ts'
import type { Order } from './queries.ts'

/** Whether an order waits for its member to say which account may be debited. */
export const needsMandate = ({ state, method, mandate }: Order): boolean =>
  state === 'pending' && method === DIRECT_DEBIT && mandate === null
