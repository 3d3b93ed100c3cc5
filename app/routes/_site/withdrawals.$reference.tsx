import { createFileRoute, notFound } from '@tanstack/react-router'
import { isMissing } from '../../client/client.ts'
import { withdrawalQuery } from '../../money/withdrawals/queries.ts'
import { WithdrawalScreen } from '../../money/withdrawals/withdrawal-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/withdrawals/$reference')({
  loader: async ({ context: { queries, texts }, params: { reference } }) => {
    await texts.loadNamespaces(['pages', 'credits'])
    await queries.ensureQueryData(withdrawalQuery(reference)).catch((thrown: unknown) => {
      throw isMissing(thrown) ? notFound() : thrown
    })
  },
  head: titled((texts) => texts.t('withdraw.title', { ns: 'pages' })),
  component: Shown,
})

function Shown() {
  return <WithdrawalScreen reference={Route.useParams().reference} />
}
