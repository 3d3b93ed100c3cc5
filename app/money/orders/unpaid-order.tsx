import { useTranslation } from 'react-i18next'
import { SafeMoney } from '#ui/art/scenes/safe-money.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'

/** An order that its member withdrew from before paying: it cannot be paid any more. */
export function UnpaidOrder() {
  const { t } = useTranslation('credits')
  return (
    <EmptyState level={1} art={<SafeMoney />} title={t('order.unpaid.title')}>
      {t('order.unpaid.text')}
    </EmptyState>
  )
}
