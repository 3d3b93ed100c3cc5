import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { debitQuery, viewedOrderQuery } from '../../money/credits/queries.ts'
import { debitSearch } from '../../money/direct-debit/debit-search.ts'
import { DirectDebitScreen } from '../../money/direct-debit/direct-debit-screen.tsx'
import { companyQuery } from '../../site/queries.ts'
import { titled } from '../../site/titled.ts'

function DirectDebit() {
  const { order, debit } = Route.useSearch()
  if (order === undefined) return null
  return <DirectDebitScreen key={order} order={order} debit={debit ?? null} />
}

export const Route = createFileRoute('/_site/directdebit')({
  validateSearch: debitSearch,
  // A debit is of an order: without one, the member's orders.
  beforeLoad: async (here) => {
    await requireMember(here)
    if (here.search.order === undefined)
      throw redirect({ to: '/transactions/{-$id}', replace: true })
  },
  loaderDeps: ({ search: { order, debit } }) => ({ order, debit }),
  loader: async ({ context: { queries, texts }, deps: { order, debit } }) => {
    prefetch(queries, companyQuery)
    if (order !== undefined) prefetch(queries, viewedOrderQuery(order))
    if (debit !== undefined) prefetch(queries, debitQuery(debit))
    await texts.loadNamespaces(['credits', 'signup'])
  },
  head: titled((texts) => texts.t('debit.title', { ns: 'credits' })),
  component: DirectDebit,
})
