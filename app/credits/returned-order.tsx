import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SafeMoney } from '#ui/art/safe-money.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useFormat } from '../shared/use-format.ts'
import type { Order } from './queries.ts'

/** An order whose money went back: because the member asked, or because their bank took it. */
export function ReturnedOrder({ order }: { readonly order: Order }) {
  const { state, returned, settled_at: at } = order
  const { t } = useTranslation('credits')
  const format = useFormat()
  const chargedBack = state === 'charged-back'
  return (
    <EmptyState
      level={1}
      art={<SafeMoney />}
      title={chargedBack ? t('order.charged-back.title') : t('order.refunded.title')}
      actions={
        <Button asChild>
          <Link to="/transactions/{-$id}">{t('order.refunded.orders')}</Link>
        </Button>
      }
    >
      {chargedBack
        ? t('order.charged-back.text', { money: format.money(returned) })
        : t('order.refunded.text', {
            money: format.money(returned),
            day: format.date(at ?? order.placed_at),
          })}
    </EmptyState>
  )
}
