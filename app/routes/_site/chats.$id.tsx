import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChatWindow } from '../../chats/chat-window.tsx'
import { chatsQuery, conversationQuery } from '../../chats/queries.ts'
import { askAhead } from '../../client/ask-ahead.ts'
import { errorOf } from '../../client/client.ts'
import { profileQuery } from '../../members/queries.ts'

export const Route = createFileRoute('/_site/chats/$id')({
  staticData: { skeleton: 'chat' },
  loader: async ({ context: { queries }, params: { id } }) => {
    try {
      const [known, chats] = await Promise.all([
        queries.ensureQueryData({ ...conversationQuery(id), revalidateIfStale: true }),
        queries.ensureQueryData(chatsQuery).catch(() => []),
      ])
      // A conversation without a message in it is not in the list yet.
      if (!chats.some(({ conversation }) => conversation.id === id))
        askAhead(queries, profileQuery(known.conversation.profile_id))
    } catch (error) {
      const { code } = errorOf(error)
      if (code === 'chat.not-found' || code === 'request.invalid') throw notFound()
    }
  },
  component: function Chat() {
    const { id } = Route.useParams()
    return <ChatWindow key={id} id={id} />
  },
})
