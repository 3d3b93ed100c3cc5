import { orderNumber } from '#core/money/order.ts'
import { confirmWithdrawal } from '#core/money/withdrawals/confirm-withdrawal.ts'
import { type StateWithdrawal, stateWithdrawal } from '#core/money/withdrawals/state-withdrawal.ts'
import { type WithdrawOrder, withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { err } from '#core/shared/result.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

export const NOT_FOUND = err({ code: 'withdrawal.not-found' })

/** Ann, logged out, has bought sixty credits for 29.99. */
export async function open() {
  const shop = await openCompletedOrder()
  const order = await shop.reads.orders.byId('order-1')
  if (!order) throw new Error('nothing was bought')
  const number = orderNumber(order)
  const statement = {
    id: 'withdrawal-1',
    site: 'vonk',
    number,
    name: 'Ann',
    email: 'ann@example.test',
    language: 'de',
    address: '192.0.2.1',
  } as const
  const state = (more: Partial<StateWithdrawal> = {}) =>
    stateWithdrawal(shop, { ...statement, ...more })
  const reference = (id = 'withdrawal-1') => caseReference(shop, 'withdrawal', id)
  const confirm = (by = reference()) => confirmWithdrawal(shop, { reference: by })
  const withdraw = (more: Partial<WithdrawOrder> = {}) =>
    withdrawOrder(shop, {
      member: 'ann',
      order: 'order-1',
      id: 'withdrawal-1',
      name: 'Ann',
      language: 'nl',
      ...more,
    })
  async function letters(): Promise<readonly Letter[]> {
    const written: Letter[] = []
    for (const { id, notification } of await shop.deliveries()) {
      if (!('withdrawal' in notification)) continue
      const answer = await writeLetter(shop, { id, notification }, () => 'https://vonk.test')
      if ('letter' in answer) written.push(answer.letter)
    }
    return written
  }
  return { ...shop, number, state, reference, confirm, withdraw, letters }
}
