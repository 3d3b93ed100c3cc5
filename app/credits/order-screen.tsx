import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SafeMoney } from '#ui/art/safe-money.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { MissingPage } from '../shared/missing-page.tsx'
import { TryAgain } from '../shared/try-again.tsx'
import { CompletedOrder } from './completed-order.tsx'
import { FailedOrder } from './failed-order.tsx'
import { OrderLoading } from './order-loading.tsx'
import { PendingOrder } from './pending-order.tsx'
import { isMissing, type Order, orderQuery } from './queries.ts'
import { useOrder } from './use-order.ts'

/** What became of an order: the page one comes back to from paying, and the one an old order has. */
export function OrderScreen({ id }: { readonly id: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  if (error && !order && isMissing(error)) return <MissingPage />
  return (
    <Page width="narrow">
      {order && <Outcome key={`${id} ${order.state === 'refunded'}`} order={order} />}
      {!order && error && <TryAgain error={error} onAgain={() => refetch()} />}
      {!order && !error && <OrderLoading />}
    </Page>
  )
}

function Outcome({ order: first }: { readonly order: Order }) {
  const [state, send] = useOrder(first)
  const { error } = state.context
  const order = state.context.order ?? first
  const busy = state.hasTag('busy')

  if (state.matches('completed')) return <CompletedOrder order={order} />
  if (state.matches('refunded')) return <RefundedOrder />
  if (state.matches('failed') || state.matches('unpaid') || state.matches('retrying')) {
    const retry = (method: string) => send({ type: 'retry', method })
    return <FailedOrder order={order} busy={busy} error={error} onRetry={retry} />
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

function RefundedOrder() {
  const { t } = useTranslation('credits')
  return (
    <EmptyState
      level={1}
      art={<SafeMoney />}
      title={t('order.refunded.title')}
      actions={
        <Button asChild>
          <Link to="/transactions/{-$id}">{t('order.refunded.orders')}</Link>
        </Button>
      }
    >
      {t('order.refunded.text')}
    </EmptyState>
  )
}
