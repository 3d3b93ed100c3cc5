import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { debitSearch } from '../../credits/debit-search.ts'
import { DirectDebitScreen } from '../../credits/direct-debit-screen.tsx'
import { MissingPage } from '../../shared/missing-page.tsx'
import { titled } from '../../site/titled.ts'

function DirectDebit() {
  const { order, debit } = Route.useSearch()
  if (order === undefined) return <MissingPage />
  return <DirectDebitScreen key={order} order={order} debit={debit ?? null} />
}

export const Route = createFileRoute('/_site/directdebit')({
  validateSearch: debitSearch,
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['credits', 'signup']),
  head: titled((texts) => texts.t('debit.title', { ns: 'credits' })),
  component: DirectDebit,
})
