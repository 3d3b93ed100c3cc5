import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { MatchFinderScreen } from '../../discovery/finder/match-finder-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/match-finder')({
  staticData: { skeleton: 'profile' },
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) =>
    texts.loadNamespaces(['finder', 'members', 'fields', 'likes']),
  head: titled((texts) => texts.t('finder.title', { ns: 'finder' })),
  component: MatchFinderScreen,
})
