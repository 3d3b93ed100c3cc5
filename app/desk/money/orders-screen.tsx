import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Tabs } from '#ui/primitives/tabs/tabs.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { CaseList } from '../case-list.tsx'
import { DeskLink } from '../desk-link.tsx'
import { useMay } from '../use-may.ts'
import { usePolled } from '../use-polled.ts'
import { Books } from './books.tsx'
import { OrderFilter } from './order-filter.tsx'
import { ORDER_TABS, orderSearch } from './order-search.ts'
import { OrderTable } from './order-table.tsx'
import { ordersQuery } from './queries.ts'

/** Orders of all members, and those that an operator must look at. */
export function OrdersScreen() {
  const { t } = useTranslation(['desk-money', 'desk'])
  const search = orderSearch(useSearch({ strict: false }))
  const query = useInfiniteQuery({ ...ordersQuery(search), ...usePolled() })
  const may = useMay()
  const choices = query.data?.pages[0]?.choices
  const list = search.list ?? 'all'
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('desk:nav.orders')}
        </Heading>
        <Tabs
          label={t('tabs')}
          tabs={ORDER_TABS.map((tab) => ({
            to: <DeskLink to="/desk/orders" {...(tab !== 'all' && { search: { list: tab } })} />,
            label: t(`tab.${tab}`),
            current: list === tab,
          }))}
        />
        {choices && <OrderFilter search={search} choices={choices} />}
        <CaseList
          query={query}
          cases={query.data?.pages.flatMap((page) => page.orders)}
          loading={t('orders.loading')}
          more={t('orders.more')}
          empty={{ title: t('orders.none'), text: t('orders.none-text') }}
        >
          {(orders) => (
            <Surface as="section">
              <OrderTable caption={t(`tab.${list}`)} orders={orders} />
            </Surface>
          )}
        </CaseList>
        {choices && list === 'all' && may('money') && <Books sites={choices.sites} />}
      </Stack>
    </Page>
  )
}
