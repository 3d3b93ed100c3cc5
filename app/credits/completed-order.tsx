import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { PaymentDone } from '#ui/art/payment-done.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Text } from '#ui/text/text.tsx'
import { userQuery } from '../account/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import { MandateLine } from './mandate-line.tsx'
import type { Order } from './queries.ts'
import { RefundAsk } from './refund-ask.tsx'

/** A payment that is in: exactly what came of it, what there is now, and the way back to writing. */
export function CompletedOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const { data: user } = useQuery(userQuery)
  const { credits, total, refundable } = order
  return (
    <EmptyState
      level={1}
      art={<PaymentDone />}
      title={t('order.completed.title', { count: credits })}
      actions={
        // First the way on; whoever wants to undo it finds that below.
        <Stack gap="l" align="center">
          <Button asChild tone="ember">
            <Link to="/chats">{t('order.completed.write')}</Link>
          </Button>
          {refundable && <RefundAsk order={order.id} refundable={refundable} />}
        </Stack>
      }
    >
      <Stack gap="m">
        <span>{t('order.completed.text', { money: format.money(total) })}</span>
        {order.mandate && <MandateLine mandate={order.mandate} />}
        <Surface tone="trust" inset="m">
          <Inline justify="between" align="baseline">
            <Text>{t('order.completed.balance')}</Text>
            <Amount size="l">{t('common:credits', { count: user?.credits ?? 0 })}</Amount>
          </Inline>
        </Surface>
        <span>{t('order.completed.premium')}</span>
        {refundable && order.refund_failed_at && (
          <Alert tone="danger">{t('order.completed.refund-failed')}</Alert>
        )}
      </Stack>
    </EmptyState>
  )
}
