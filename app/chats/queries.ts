import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { MESSAGES_PER_PAGE } from '#core/chats/read-conversation.ts'
import { POLLING } from '#core/site/polling.ts'
import { answered, api, idOf } from '../client/client.ts'
import { type Conversation, completeUpTo, oldestOf, withNewer, withOlder } from './conversation.ts'

/** The member's chats, newest first; asked again in the rhythm of `usePolling` and whenever a hint comes. */
export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: async () => (await answered(api['chats.php'].get())).chats,
})

export type Chat = Awaited<ReturnType<NonNullable<typeof chatsQuery.queryFn>>>[number]

/** What can be given here, with its prices. */
export const giftsQuery = queryOptions({
  queryKey: ['gifts'],
  queryFn: async () => (await answered(api.gifts.get())).gifts,
})

type Range = { readonly before?: number; readonly after?: number }

const messages = async (id: string, query: Range) =>
  answered(api.conversations({ id: idOf(id) }).messages.get({ query }))

const keyOf = (id: string) => ['conversation', id] as const

/** A conversation as far as it was read; asking again only brings what is new. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ client }) => {
      const known = () => client.getQueryData<Conversation>(keyOf(id))
      let reached = known()
      for (;;) {
        const after = reached ? completeUpTo(reached) : null
        const page = await messages(id, after === null ? {} : { after })
        // Older messages or a sent one may have come in while this page was on its way.
        reached = [reached, known()].reduce<Conversation>(
          (all, some) => (some ? withNewer(some, all) : all),
          page,
        )
        if (after === null || page.messages.length < MESSAGES_PER_PAGE) return reached
      }
    },
    refetchInterval: POLLING.interval,
  })

/** Brings the page of messages before the oldest one that is here. */
export async function loadOlder(queries: QueryClient, id: string): Promise<void> {
  const known = queries.getQueryData<Conversation>(keyOf(id))
  const before = known && oldestOf(known)
  if (!known?.has_older || !before) return
  const older = await messages(id, { before })
  queries.setQueryData<Conversation>(keyOf(id), (now) => now && withOlder(now, older))
}
