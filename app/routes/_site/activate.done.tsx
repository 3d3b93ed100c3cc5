import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '../../accounts/account/queries.ts'
import { ActivateDoneScreen } from '../../accounts/mail-links/activate-done-screen.tsx'
import { chatsQuery } from '../../chats/messages/queries.ts'
import { likesQuery } from '../../discovery/likes/queries.ts'
import { useCounts } from '../../realtime/use-counts.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/activate/done')({
  staticData: { layout: 'empty' },
  loader: async ({ context: { queries, texts } }) => {
    const user = await queries.ensureQueryData(userQuery).catch(() => null)
    // Awaited: what waits decides the main button, which must not change under a thumb. Without it the page says less.
    await Promise.all([
      texts.loadNamespaces(['account', 'signup']),
      ...(user ? [queries.prefetchQuery(chatsQuery), queries.prefetchQuery(likesQuery)] : []),
    ])
  },
  head: titled((texts) => texts.t('activate.title', { ns: 'account' })),
  component: ActivateDone,
})

function ActivateDone() {
  return <ActivateDoneScreen waiting={useCounts()} />
}
