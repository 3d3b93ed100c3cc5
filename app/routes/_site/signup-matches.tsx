import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { SignupMatchesScreen } from '../../discovery/finder/signup-matches-screen.tsx'
import { prefetchAllowance } from '../../discovery/likes/prefetch-allowance.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/signup-matches')({
  staticData: { skeleton: 'matches' },
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([
      prefetchAllowance(queries),
      texts.loadNamespaces(['finder', 'members', 'fields', 'likes']),
    ])
  },
  head: titled((texts) => texts.t('signup.title', { ns: 'finder' })),
  component: SignupMatchesScreen,
})
