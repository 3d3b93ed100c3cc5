import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { ordersQuery, viewedOrderQuery } from '../../money/credits/queries.ts'
import { OrderScreen } from '../../money/orders/order-screen.tsx'
import { OrdersScreen } from '../../money/orders/orders-screen.tsx'
import { titled } from '../../site/titled.ts'

function Transactions() {
  const { id } = Route.useParams()
  return id === undefined ? <OrdersScreen /> : <OrderScreen key={id} id={id} />
}

export const Route = createFileRoute('/_site/transactions/{-$id}')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts }, params: { id } }) => {
    prefetch(queries, id === undefined ? ordersQuery : viewedOrderQuery(id))
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('orders.title', { ns: 'credits' })),
  component: Transactions,
})
