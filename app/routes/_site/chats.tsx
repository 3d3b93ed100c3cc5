import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { ChatsScreen } from '../../chats/chats-screen.tsx'
import { chatsQuery } from '../../chats/queries.ts'
import { askAhead } from '../../client/ask-ahead.ts'
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
    askAhead(queries, chatsQuery)
    await texts.loadNamespaces(['chats', 'gifts', 'credits'])
  },
  head: titled((texts) => texts.t('nav.chats')),
  component: Chats,
})
