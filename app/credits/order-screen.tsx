import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { MissingPage } from '../shared/missing-page.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { CompletedOrder } from './completed-order.tsx'
import { FailedOrder } from './failed-order.tsx'
import { OrderLoading } from './order-loading.tsx'
import { PendingOrder } from './pending-order.tsx'
import { isMissing, type Order, orderQuery } from './queries.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { ReturnedOrder } from './returned-order.tsx'
import { useOrder } from './use-order.ts'

/** What became of an order: the page one comes back to from paying, and the one an old order has. */
export function OrderScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('credits')
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  if (error && !order && isMissing(error)) return <MissingPage />
  return (
    <Page width="narrow">
      {order && (
        <Stack gap="xl">
          <Outcome key={`${id} ${isReturned(order) ? order.state : ''}`} order={order} />
          {order.receipt ? (
            <ReceiptCard receipt={order.receipt} />
          ) : (
            <Text size="s" tone="muted" align="center">
              {t('order.number', { number: order.number })}
            </Text>
          )}
        </Stack>
      )}
      {!order && error && <TryAgain error={error} onAgain={() => refetch()} />}
      {!order && !error && <OrderLoading />}
    </Page>
  )
}

const isReturned = ({ state }: Order): boolean => state === 'refunded' || state === 'charged-back'

function Outcome({ order: first }: { readonly order: Order }) {
  const [state, send] = useOrder(first)
  const { error } = state.context
  // What is asked about again and again may know more than the flow began with.
  const kept = state.context.order
  const order = kept && kept.state !== first.state ? kept : first
  const busy = state.hasTag('busy')

  if (state.matches('completed')) return <CompletedOrder order={order} />
  if (state.matches('returned')) return <ReturnedOrder order={order} />
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
