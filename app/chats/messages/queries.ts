import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { MESSAGES_PER_PAGE } from '#core/chats/conversations/read-conversation.ts'
import { POLLING } from '#core/site/pages/constants.ts'
import { answered, api, idOf } from '../../client/client.ts'
import { type Conversation, completeUpTo, oldestOf, withNewer, withOlder } from './conversation.ts'

/** The member's chats, newest first; polled by `usePolling`, and refetched on live updates. */
export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: async () => (await answered(api['chats.php'].get())).chats,
})

export type Chat = Awaited<ReturnType<NonNullable<typeof chatsQuery.queryFn>>>[number]

export const unreadIn = (chats: readonly Chat[]): number =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0)

/** The gift catalogue with prices. */
export const giftsQuery = queryOptions({
  queryKey: ['gifts'],
  queryFn: async () => (await answered(api.gifts.get())).gifts,
})

type Range = { readonly before?: number; readonly after?: number }

const messages = async (id: string, query: Range) =>
  answered(api.conversations({ id: idOf(id) }).messages.get({ query }))

const keyOf = (id: string) => ['conversation', id] as const

/** The loaded part of a conversation; a refetch only fetches newer messages. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ client }) => {
      const known = () => client.getQueryData<Conversation>(keyOf(id))
      let reached = known()
      for (;;) {
        const after = reached ? completeUpTo(reached) : null
        const page = await messages(id, after === null ? {} : { after })
        // Older or sent messages may have been added during the request.
        reached = [reached, known()].reduce<Conversation>(
          (all, some) => (some ? withNewer(some, all) : all),
          page,
        )
        if (after === null || page.messages.length < MESSAGES_PER_PAGE) return reached
      }
    },
    refetchInterval: POLLING.interval,
  })

/** Loads the page before the oldest loaded message. */
export async function loadOlder(queries: QueryClient, id: string): Promise<void> {
  const known = queries.getQueryData<Conversation>(keyOf(id))
  const before = known && oldestOf(known)
  if (!known?.has_older || !before) return
  const older = await messages(id, { before })
  queries.setQueryData<Conversation>(keyOf(id), (now) => now && withOlder(now, older))
}
