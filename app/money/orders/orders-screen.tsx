import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CreditsEmpty } from '#ui/art/scenes/credits-empty.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LinkRow } from '#ui/primitives/link-row/link-row.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { type Order, ordersQuery } from '../credits/queries.ts'

/** All orders of a member, newest first. */
export function OrdersScreen() {
  const { t } = useTranslation('credits')
  const { data: orders, error, refetch } = useQuery(ordersQuery)
  return (
    <Page width="reading">
      <Stack gap="l">
        <Heading level={1}>{t('orders.title')}</Heading>
        {error && !orders && <TryAgain error={error} onAgain={() => refetch()} />}
        {!orders && !error && (
          <Loading label={t('orders.loading')}>
            <Stack gap="s">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Loading>
        )}
        {orders?.length === 0 && <NoOrders />}
        {orders && orders.length > 0 && <Orders orders={orders} />}
      </Stack>
    </Page>
  )
}

/** States whose amounts count; others are less prominent. */
const CREDITED: readonly Order['state'][] = ['completed']

function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  return (
    <Stack as="ul" gap="xs" label={t('orders.caption')}>
      {orders.map(({ id, credits, placed_at, total, ...order }) => (
        <li key={id}>
          <LinkRow
            to={<Link to="/transactions/{-$id}" params={{ id }} />}
            title={t('common:credits', { count: credits })}
            detail={format.moment(placed_at)}
            value={
              <Amount tone={CREDITED.includes(order.state) ? 'trust' : 'muted'}>
                {format.money(total)}
              </Amount>
            }
            state={<States placed_at={placed_at} {...order} />}
          />
        </li>
      ))}
    </Stack>
  )
}

type StatesProps = Pick<Order, 'state' | 'placed_at' | 'settled_at' | 'returned' | 'sent_back'>

/** An order's state, and the money that goes back. */
function States({ state, placed_at, settled_at, returned, sent_back }: StatesProps) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (
    <Stack as="span" gap="none" align="end">
      {state !== 'refunded' && <span>{t(`orders.state.${state}` as const)}</span>}
      {/* Possibly a part. */}
      {returned.amount > 0 && (
        <span>
          {t('orders.returned', {
            money: format.money(returned),
            day: format.date(settled_at ?? placed_at),
          })}
        </span>
      )}
      {sent_back.map(({ amount, failed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added to the end.
        <span key={at}>
          {t(failed ? 'orders.sent-back-failed' : 'orders.sent-back', {
            money: format.money(amount),
          })}
        </span>
      ))}
    </Stack>
  )
}

function NoOrders() {
  const { t } = useTranslation('credits')
  return (
    <EmptyState
      art={<CreditsEmpty />}
      title={t('orders.empty.title')}
      actions={
        <Button asChild tone="trust">
          <Link to="/credits">{t('orders.empty.action')}</Link>
        </Button>
      }
    >
      {t('orders.empty.text')}
    </EmptyState>
  )
}
