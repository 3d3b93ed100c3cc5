import type { QueryClient } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { type Conversation, withSent } from './conversation.ts'
import { createOutbox, type Outbox, type OutboxPorts } from './outbox.ts'
import { outgoingStore } from './outgoing-store.ts'
import { conversationQuery } from './queries.ts'
import { quoteRequest } from './quote.ts'

type Known = { readonly member: string; readonly outbox: Outbox }

/** One outbox per query client, so per page. */
const outboxes = new WeakMap<QueryClient, Known>()

/** The outbox of the logged-in member: the same one when paused and resumed. */
export function outboxOf(queries: QueryClient, member: string): Outbox {
  const known = outboxes.get(queries)
  if (known?.member === member) return known.outbox
  known?.outbox.close()
  const outbox = createOutbox(portsOf(queries, member))
  outbox.onRefused((_, { code }) => {
    if (code === 'message.price-changed') void invalidate(queries, { type: 'prices' })
  })
  outboxes.set(queries, { member, outbox })
  return outbox
}

const portsOf = (queries: QueryClient, member: string): OutboxPorts => ({
  store: outgoingStore(member),
  send: ({ id, conversation, text, gift, answers, acknowledged, credits }) =>
    answered(
      api.conversations({ id: conversation }).messages.post({
        id,
        text,
        acknowledged,
        credits,
        ...(gift && { gift }),
        ...(answers && { answers: quoteRequest(answers) }),
      }),
    ),
  hasArrived: async ({ id, conversation }) => {
    const { messages, held } = await queries.fetchQuery({
      ...conversationQuery(conversation),
      staleTime: 0,
      networkMode: 'always',
    })
    return [...messages, ...held].some((message) => message.id === id)
  },
  exclusively,
  isOnline: () => navigator.onLine,
  later: (work, wait) => {
    const timer = setTimeout(work, wait)
    return () => clearTimeout(timer)
  },
  now: Date.now,
  onSent: (sent) => {
    queries.setQueryData<Conversation>(
      ['conversation', sent.conversation_id],
      (known) => known && withSent(known, sent),
    )
    // Sending changes the allowance shown in conversations and profiles.
    const sentTo = { type: 'message', conversation: sent.conversation_id } as const
    void invalidate(queries, sentTo, { type: 'allowance' })
  },
})

/** One tab at a time (Web Locks). Without locks two tabs may send the same message; the server deduplicates. */
async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work)
  else await work()
}
