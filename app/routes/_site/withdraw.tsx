import { createFileRoute } from '@tanstack/react-router'
import { WithdrawScreen } from '../../money/withdrawals/withdraw-screen.tsx'
import { withdrawSearch } from '../../money/withdrawals/withdraw-search.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/withdraw')({
  validateSearch: withdrawSearch,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['pages', 'credits']),
  head: titled((texts) => texts.t('withdraw.title', { ns: 'pages' })),
  component: Withdraw,
})

function Withdraw() {
  return <WithdrawScreen order={Route.useSearch().order ?? null} />
}
