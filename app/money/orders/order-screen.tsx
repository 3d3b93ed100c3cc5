import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { isMissing } from '../../client/client.ts'
import { MissingPage } from '../../shared/missing-page.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { useOrder } from '../checkout/use-order.ts'
import { type Order, orderQuery } from '../credits/queries.ts'
import { MandateCard } from '../direct-debit/mandate-card.tsx'
import { CompletedOrder } from './completed-order.tsx'
import { FailedOrder } from './failed-order.tsx'
import { OutcomeLoading } from './outcome-loading.tsx'
import { OutcomeNews } from './outcome-news.tsx'
import { PaymentReturns } from './payment-returns.tsx'
import { PendingOrder } from './pending-order.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { ReturnedOrder } from './returned-order.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'
import { isUnpaid } from './use-outcome-title.ts'

/** An order's page: after checkout, and later. */
export function OrderScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('credits')
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  useOwnTitle(order ? t('order.number', { number: order.number }) : null)
  if (error && !order && isMissing(error)) return <MissingPage isMember />
  return (
    <Page width="narrow">
      {order && (
        <Stack gap="xl">
          <OutcomeNews order={order} />
          {/* First: below, an order that failed offers to be paid again. */}
          <PaymentReturns order={order} />
          <Outcome key={`${id} ${wasPaid(order) ? order.state : ''}`} order={order} />
          <Withdrawal order={order} />
          {order.receipt ? (
            <ReceiptCard receipt={order.receipt} />
          ) : (
            <Text size="s" tone="muted" align="center">
              {t('order.number', { number: order.number })}
            </Text>
          )}
          <MandateCard order={order} />
        </Stack>
      )}
      {!order && error && <TryAgain error={error} onAgain={() => refetch()} />}
      {!order && !error && <OutcomeLoading />}
    </Page>
  )
}

/** Link to withdraw from an order while possible; or its withdrawal. */
function Withdrawal({ order: { id, state, withdrawal } }: { readonly order: Order }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  if (!withdrawal && state !== 'completed' && state !== 'pending') return null
  return (
    <Inline justify="center">
      <TextLink asChild alone tone="trust">
        {withdrawal ? (
          <Link to="/withdrawals/$reference" params={{ reference: withdrawal.reference }}>
            {t('order.withdrawn', { moment: format.moment(withdrawal.stated_at) })}
          </Link>
        ) : (
          <Link to="/withdraw" search={{ order: id }}>
            {t('order.withdraw')}
          </Link>
        )}
      </TextLink>
    </Inline>
  )
}

/** Money arrived, maybe late: the machine's initial state is outdated. */
const wasPaid = ({ paid_at }: Order): boolean => paid_at !== null

function Outcome({ order: first }: { readonly order: Order }) {
  const [state, send] = useOrder(first)
  useEffect(() => send({ type: 'refresh', order: first }), [first, send])
  const { error } = state.context
  // The polled order may be newer than the machine's initial state.
  const latest = state.context.order
  const order = latest && latest.state !== first.state ? latest : first
  const busy = state.hasTag('busy')

  if (state.matches('completed')) return <CompletedOrder order={order} />
  if (state.matches('returned')) return <ReturnedOrder order={order} />
  if (isUnpaid(order)) return <UnpaidOrder />
  if (state.matches('failed') || state.matches('unpaid') || state.matches('retrying')) {
    const total = order.retry?.total ?? order.total
    const retry = (method: string) => send({ type: 'retry', method, total: total.amount })
    return <FailedOrder order={order} total={total} busy={busy} error={error} onRetry={retry} />
  }
  return (
    <PendingOrder
      order={order}
      interrupted={state.matches('interrupted')}
      busy={busy}
      error={error}
      onCancel={() => send({ type: 'cancel' })}
    />
  )
}
