import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { chatsQuery } from '../../chats/messages/queries.ts'
import { answered, api, errorOf, idOf, isMissing } from '../../client/client.ts'
import { LeftToBrowser } from '../../client/left-to-browser.ts'
import { titled } from '../../site/titled.ts'

/** Opens the conversation with a member, or a new one, which costs nothing yet; `answer=line` quotes their line. */
export const Route = createFileRoute('/_site/members/$id/chat')({
  staticData: { skeleton: 'chat' },
  // Preloading on hover must not create a conversation.
  preload: false,
  validateSearch: ({ answer }): { readonly answer?: 'line' } => (answer ? { answer: 'line' } : {}),
  beforeLoad: requireMember,
  loaderDeps: ({ search: { answer } }) => ({ answer }),
  loader: async ({ params, deps: { answer }, context: { queries } }) => {
    // What a message quotes is kept in the browser.
    if (answer && import.meta.env.SSR) throw new LeftToBrowser()
    if (answer) {
      const { quoteLine } = await import('../../chats/composer/quote-line.ts')
      await quoteLine(queries, params.id)
    }
    // Rendering on the server creates nothing; with an existing conversation it need not.
    const chats = import.meta.env.SSR ? await queries.ensureQueryData(chatsQuery) : []
    const begun = chats.find(({ profile_id }) => profile_id === params.id)
    if (begun)
      throw redirect({ to: '/chats/$id', params: { id: begun.conversation.id }, replace: true })
    if (import.meta.env.SSR) throw new LeftToBrowser()
    const open = async () => answered(api.conversations.post({ profile_id: idOf(params.id) }))
    const { id } = await open().catch((error: unknown) => {
      // Their profile's page says that they are gone, or that it is one's own.
      const isNobody = isMissing(error) || errorOf(error).code === 'chat.self'
      throw isNobody ? redirect({ to: '/members/$id', params, replace: true }) : error
    })
    throw redirect({ to: '/chats/$id', params: { id }, replace: true })
  },
  head: titled((texts) => texts.t('nav.chats')),
})
