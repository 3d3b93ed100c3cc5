import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { bundlesQuery, lastOrderQuery } from '../../credits/queries.ts'
import { RepeatScreen } from '../../credits/repeat-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/credits/repeat-order')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    void queries.prefetchQuery(bundlesQuery)
    void queries.prefetchQuery(lastOrderQuery)
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('repeat.title', { ns: 'credits' })),
  component: RepeatScreen,
})
