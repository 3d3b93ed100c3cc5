import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { OrderPartProps } from './order-facts.tsx'
import type { DeskOrder } from './queries.ts'

type Refund = DeskOrder['refunds'][number]

/** The refunds of an order, newest first: how much, by whom, why, and where each is; and what is left. */
export function OrderRefunds({ order: { refunds, refundable } }: OrderPartProps) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  if (refunds.length === 0) return null
  return (
    <Surface as="section">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {t('refund.past')}
          </Heading>
          {refundable && (
            <Text size="s" tone="muted">
              {t('refund.left')}: {format.money(refundable.left)}
            </Text>
          )}
        </Stack>
        {refunds.toReversed().map((refund) => (
          <OneRefund key={refund.id} refund={refund} />
        ))}
      </Stack>
    </Surface>
  )
}

function OneRefund({ refund }: { readonly refund: Refund }) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const { reason, by } = refund
  return (
    <Stack gap="m">
      {refund.failed_at && <Alert tone="danger">{t('refund.refused')}</Alert>}
      <Facts>
        <Fact name={t('refund.amount')}>{format.money(refund.amount)}</Fact>
        <Fact name={t('refund.state')}>{t(`refund.state.${stateOf(refund)}`)}</Fact>
        <Fact name={t('refund.asked')}>{format.moment(refund.asked_at)}</Fact>
        {by !== null && <Fact name={t('refund.by')}>{by}</Fact>}
        <Fact name={t('refund.taken')}>{format.number(refund.credits)}</Fact>
        {reason !== null && <Fact name={t('reason')}>{reason}</Fact>}
        {refund.by_provider && <Fact name={t('reason')}>{t('refund.by-provider')}</Fact>}
      </Facts>
    </Stack>
  )
}

function stateOf({ failed_at: failed, given_at: given, sent_at: sent }: Refund) {
  if (failed) return 'failed'
  if (given) return 'given'
  return sent ? 'sent' : 'waiting'
}
