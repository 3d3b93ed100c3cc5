import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChatWindow } from '../../chats/chat-window.tsx'
import { chatsQuery, conversationQuery } from '../../chats/messages/queries.ts'
import { isMissing } from '../../client/client.ts'
import { prefetch } from '../../client/prefetch.ts'
import { profileQuery } from '../../profiles/members/queries.ts'

export const Route = createFileRoute('/_site/chats/$id')({
  staticData: { skeleton: 'chat' },
  loader: async ({ context: { queries }, params: { id } }) => {
    try {
      const [known, chats] = await Promise.all([
        queries.ensureQueryData({ ...conversationQuery(id), revalidateIfStale: true }),
        queries.ensureQueryData(chatsQuery).catch(() => []),
      ])
      // A conversation without messages is not in the list.
      if (!chats.some(({ conversation }) => conversation.id === id))
        prefetch(queries, profileQuery(known.conversation.profile_id))
    } catch (error) {
      if (isMissing(error)) throw notFound()
    }
  },
  component: function Chat() {
    const { id } = Route.useParams()
    return <ChatWindow key={id} id={id} />
  },
})
