import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { answered, api } from '../../client/client.ts'

/** Writing to a member: opens the conversation one has with them, or a new one that costs nothing yet. */
export const Route = createFileRoute('/_site/members/$id/chat')({
  staticData: { skeleton: 'chat' },
  // Resting on a link is not yet a wish to write.
  preload: false,
  beforeLoad: requireMember,
  loader: async ({ params }) => {
    const { id } = await answered(api.conversations.post({ profile_id: params.id }))
    throw redirect({ to: '/chats/$id', params: { id }, replace: true })
  },
})
