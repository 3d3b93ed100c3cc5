import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CreditsEmpty } from '#ui/art/credits-empty.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link as TextLink } from '#ui/link/link.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { TryAgain } from '../shared/try-again.tsx'
import { useFormat } from '../shared/use-format.ts'
import { type Order, ordersQuery } from './queries.ts'

/** Everything a member ever ordered, newest first. */
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

function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  return (
    <Table
      caption={t('orders.caption')}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t('orders.what'),
          cell: ({ id, credits }) => (
            <TextLink asChild alone>
              <Link to="/transactions/{-$id}" params={{ id }}>
                {t('common:credits', { count: credits })}
              </Link>
            </TextLink>
          ),
        },
        {
          title: t('orders.when'),
          spare: true,
          cell: ({ placed_at }) => format.moment(placed_at),
        },
        { title: t('orders.state'), cell: ({ state }) => t(`orders.state.${state}` as const) },
        {
          title: t('orders.total'),
          kind: 'amount',
          cell: ({ total }) => <Amount>{format.money(total)}</Amount>,
        },
      ]}
    />
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
