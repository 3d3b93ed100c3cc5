import { useTranslation } from 'react-i18next'
import type { Order } from '../credits/queries.ts'
import { needsMandate } from '../direct-debit/mandate.ts'

/** What a pending order waits for: a signature, an answer of its provider, the bank, or its payer. */
export function pendingKindOf(order: Order): 'unsigned' | 'unknown' | 'debited' | 'pending' {
  if (needsMandate(order)) return 'unsigned'
  if (order.payment_state === 'unknown') return 'unknown'
  return order.mandate ? 'debited' : 'pending'
}

/** Withdrawn from before its money arrived: it cannot be paid any more. */
export const isUnpaid = ({ withdrawal, paid_at: paidAt }: Order): boolean =>
  withdrawal !== null && paidAt === null

/** What became of an order: the heading of its page. */
export function useOutcomeTitle(order: Order): string {
  const { t } = useTranslation('credits')
  if (isUnpaid(order)) return t('order.unpaid.title')
  switch (order.state) {
    case 'pending':
      return t(`order.${pendingKindOf(order)}.title` as const)
    case 'completed':
      return t('order.completed.title', { count: order.credits })
    case 'failed':
      return t('order.failed.title')
    case 'cancelled':
      return t('order.cancelled.title')
    case 'refunded':
      return t('order.refunded.title')
    case 'charged-back':
      return t('order.charged-back.title')
  }
}
