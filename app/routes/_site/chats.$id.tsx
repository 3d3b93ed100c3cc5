import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChatWindow } from '../../chats/chat-window.tsx'
import { conversationQuery } from '../../chats/queries.ts'
import { errorOf } from '../../client/client.ts'

export const Route = createFileRoute('/_site/chats/$id')({
  staticData: { skeleton: 'chat' },
  loader: async ({ context: { queries }, params }) => {
    try {
      await queries.ensureQueryData({ ...conversationQuery(params.id), revalidateIfStale: true })
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
