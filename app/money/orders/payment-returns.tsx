import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Order } from '../credits/queries.ts'

/** Payments for an order that bought nothing and are returned. */
export function PaymentReturns({ order: { sent_back: payments } }: { readonly order: Order }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return payments.map(({ amount, failed }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added to the end.
    <Alert key={at} tone={failed ? 'warning' : 'info'}>
      {t(failed ? 'order.sent-back-failed' : 'order.sent-back', { money: format.money(amount) })}
    </Alert>
  ))
}
