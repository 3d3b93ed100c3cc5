import type { answered, api } from '../../client/client.ts'

type Messages = ReturnType<typeof api.conversations>['messages']
type Answered<T> = Awaited<ReturnType<typeof answered<T>>>
type DataOf<T> = T extends { readonly data: infer Data } ? Answered<Data> : never

/** Part of a conversation, from the API; pages are merged into the same shape. */
export type Conversation = DataOf<Awaited<ReturnType<Messages['get']>>>
export type Message = Conversation['messages'][number]

/** Merges newer messages. Read markers never move back. */
export const withNewer = (known: Conversation, newer: Conversation): Conversation => ({
  ...newer,
  messages: inOrder(known.messages, newer.messages),
  has_older: known.messages.length > 0 ? known.has_older : newer.has_older,
  read_seq: Math.max(known.read_seq, newer.read_seq),
  other_read_seq: Math.max(known.other_read_seq, newer.other_read_seq),
})

/** Merges a page of older messages. */
export const withOlder = (known: Conversation, older: Conversation): Conversation => ({
  ...known,
  messages: inOrder(older.messages, known.messages),
  has_older: older.has_older,
})

/** Adds a message just sent: delivered or queued. */
export function withSent(known: Conversation, sent: Message): Conversation {
  if (sent.state === 'delivered') {
    return { ...known, acknowledged: true, messages: inOrder(known.messages, [sent]) }
  }
  const others = known.held.filter(({ id }) => id !== sent.id)
  return { ...known, acknowledged: true, held: [...others, sent] }
}

/** The last `seq` without gaps: an own new message can arrive before an earlier one of the other's. */
export function completeUpTo({ messages }: Pick<Conversation, 'messages'>): number | null {
  let upTo: number | null = null
  for (const { seq } of messages) {
    if (seq === null || (upTo !== null && seq > upTo + 1)) break
    upTo = seq
  }
  return upTo
}

/** `seq` of the oldest loaded message. */
export const oldestOf = ({ messages }: Pick<Conversation, 'messages'>): number | null =>
  messages[0]?.seq ?? null

function inOrder(...parts: readonly (readonly Message[])[]): Message[] {
  const bySeq = new Map(parts.flat().map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
}

/** Updates a photo that was just opened. */
export const withOpened = (known: Conversation, photo: string): Conversation => ({
  ...known,
  messages: known.messages.map((message) =>
    message.photo?.id === photo
      ? { ...message, photo: { ...message.photo, state: 'open' } }
      : message,
  ),
})
