import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { SignupMatchesScreen } from '../../discovery/finder/signup-matches-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/signup-matches')({
  staticData: { skeleton: 'matches' },
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) =>
    texts.loadNamespaces(['finder', 'members', 'fields', 'likes']),
  head: titled((texts) => texts.t('signup.title', { ns: 'finder' })),
  component: SignupMatchesScreen,
})
