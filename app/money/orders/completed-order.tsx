import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PaymentDone } from '#ui/art/scenes/payment-done.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { usePathToContinue } from '../../client/storage/message-drafts.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { Order } from '../credits/queries.ts'
import { MandateLine } from '../direct-debit/mandate-line.tsx'
import { RefundAsk } from './refund-ask.tsx'
import { useOutcomeTitle } from './use-outcome-title.ts'

/** A completed payment: credits, balance, and the way back to writing. */
export function CompletedOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['credits', 'common'])
  const title = useOutcomeTitle(order)
  const format = useFormat()
  const { data: user } = useQuery(userQuery)
  const { total, refundable } = order
  const path = usePathToContinue(user?.id ?? '')
  return (
    <EmptyState
      level={1}
      art={<PaymentDone />}
      title={title}
      actions={
        // Next steps first; refund below.
        <Stack gap="l" align="center">
          <Button asChild tone="ember">
            <Link to={path ?? '/chats'}>{t('order.completed.write')}</Link>
          </Button>
          {refundable && <RefundAsk order={order} refundable={refundable} />}
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
