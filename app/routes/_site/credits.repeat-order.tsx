import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { RepeatScreen } from '../../money/checkout/repeat-screen.tsx'
import { bundleToRepeat } from '../../money/checkout/repeated-order.ts'
import {
  bundlesQuery,
  heldCodeQuery,
  lastOrderQuery,
  quoteQuery,
} from '../../money/credits/queries.ts'
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
    const bundle = offered && bundleToRepeat(last, offered)
    if (bundle) prefetch(queries, heldCodeQuery, quoteQuery(bundle.id, null))
  },
  head: titled((texts) => texts.t('repeat.title', { ns: 'credits' })),
  component: RepeatScreen,
})
