import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import type { Order } from '../credits/queries.ts'

/** Whether an order still needs a mandate. */
export const needsMandate = ({ state, method, mandate }: Order): boolean =>
  state === 'pending' && method === DIRECT_DEBIT && mandate === null
