import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { ChatsScreen } from '../../chats/chats-screen.tsx'
import { chatsQuery } from '../../chats/messages/queries.ts'
import { prefetch } from '../../client/prefetch.ts'
import { titled } from '../../site/titled.ts'

function Chats() {
  const { id } = useParams({ strict: false })
  return (
    <ChatsScreen current={id ?? null}>
      <Outlet />
    </ChatsScreen>
  )
}

export const Route = createFileRoute('/_site/chats')({
  staticData: { layout: 'chat' },
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, chatsQuery)
    await texts.loadNamespaces(['chats', 'chat-photos', 'gifts', 'credits', 'fields'])
  },
  head: titled((texts) => texts.t('nav.chats')),
  component: Chats,
})
