import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SafeMoney } from '#ui/art/scenes/safe-money.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Order } from '../credits/queries.ts'
import { useOutcomeTitle } from './use-outcome-title.ts'

/** A refunded or charged-back order. */
export function ReturnedOrder({ order }: { readonly order: Order }) {
  const { state, returned, settled_at: at } = order
  const { t } = useTranslation('credits')
  const title = useOutcomeTitle(order)
  const format = useFormat()
  const chargedBack = state === 'charged-back'
  return (
    <EmptyState
      level={1}
      art={<SafeMoney />}
      title={title}
      actions={
        <Button asChild>
          <Link to="/transactions/{-$id}" params={{ id: undefined }}>
            {t('order.refunded.orders')}
          </Link>
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
