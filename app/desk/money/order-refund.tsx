import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { OrderPartProps } from './order-facts.tsx'
import type { DeskOrder } from './queries.ts'

type Refund = NonNullable<DeskOrder['refund']>

/** The last refund of an order: how much, why, and where it is. */
export function OrderRefund({ order: { refund } }: OrderPartProps) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  if (!refund) return null
  const { reason } = refund
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('refund.past')}
        </Heading>
        {refund.failed_at && <Alert tone="danger">{t('refund.refused')}</Alert>}
        <Facts>
          <Fact name={t('refund.amount')}>{format.money(refund.amount)}</Fact>
          <Fact name={t('refund.state')}>{t(`refund.state.${stateOf(refund)}`)}</Fact>
          <Fact name={t('refund.asked')}>{format.moment(refund.asked_at)}</Fact>
          <Fact name={t('refund.taken')}>{format.number(refund.credits)}</Fact>
          {reason !== null && <Fact name={t('reason')}>{reason}</Fact>}
          {refund.by_provider && <Fact name={t('reason')}>{t('refund.by-provider')}</Fact>}
        </Facts>
      </Stack>
    </Surface>
  )
}

function stateOf({ failed_at: failed, given_at: given, sent_at: sent }: Refund) {
  if (failed) return 'failed'
  if (given) return 'given'
  return sent ? 'sent' : 'waiting'
}
