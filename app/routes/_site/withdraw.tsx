import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../site/titled.ts'
import { WithdrawScreen } from '../../withdrawals/withdraw-screen.tsx'
import { withdrawSearch } from '../../withdrawals/withdraw-search.ts'

export const Route = createFileRoute('/_site/withdraw')({
  validateSearch: withdrawSearch,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['pages', 'credits']),
  head: titled((texts) => texts.t('withdraw.title', { ns: 'pages' })),
  component: Withdraw,
})

function Withdraw() {
  return <WithdrawScreen order={Route.useSearch().order ?? null} />
}
