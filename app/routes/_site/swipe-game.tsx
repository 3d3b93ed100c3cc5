import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { SwipeGameScreen } from '../../discovery/finder/swipe-game-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/swipe-game')({
  staticData: { skeleton: 'profile' },
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) =>
    texts.loadNamespaces(['account', 'finder', 'members', 'fields', 'likes']),
  head: titled((texts) => texts.t('swipe.title', { ns: 'finder' })),
  component: SwipeGameScreen,
})
