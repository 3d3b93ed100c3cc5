import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { MatchFinderScreen } from '../../discovery/finder/match-finder-screen.tsx'
import { prefetchAllowance } from '../../discovery/likes/prefetch-allowance.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/match-finder')({
  staticData: { skeleton: 'profile' },
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([
      prefetchAllowance(queries),
      texts.loadNamespaces(['finder', 'members', 'fields', 'likes']),
    ])
  },
  head: titled((texts) => texts.t('finder.title', { ns: 'finder' })),
  component: MatchFinderScreen,
})
