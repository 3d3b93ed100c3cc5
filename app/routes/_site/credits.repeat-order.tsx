import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { askAhead } from '../../client/ask-ahead.ts'
import { bundlesQuery, lastOrderQuery, quoteQuery } from '../../credits/queries.ts'
import { RepeatScreen } from '../../credits/repeat-screen.tsx'
import { repeated } from '../../credits/repeated.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/credits/repeat-order')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    const texted = texts.loadNamespaces(['credits'])
    const [offered, last] = await Promise.all([
      queries.ensureQueryData(bundlesQuery).catch(() => null),
      queries.ensureQueryData(lastOrderQuery).catch(() => null),
      texted,
    ])
    const bundle = offered && repeated(last, offered)
    if (bundle) askAhead(queries, quoteQuery(bundle.id, null))
  },
  head: titled((texts) => texts.t('repeat.title', { ns: 'credits' })),
  component: RepeatScreen,
})
