import type { GiftId } from '#core/chats/messages/gifts.ts'
import type { CallError } from '../../client/client.ts'
import type { Conversation, Message } from './conversation.ts'
import type { Outgoing } from './outgoing.ts'
import type { OutgoingLine, Unsent } from './outgoing-lines.ts'
import type { MessageQuote } from './quote.ts'

/** Delivery state of an own message. */
export type Progress = Unsent | 'sent' | 'read' | 'held' | 'unpaid' | 'checking'

/** A displayed item of a conversation. */
export type Line = {
  /** A stable React key: the same when a photo in moderation becomes a message. */
  readonly key: string
  readonly id: string
  readonly text: string
  readonly gift: GiftId | null
  readonly answers: MessageQuote | null
  readonly photo: Message['photo']
  /** Its cost in credits. */
  readonly cost: number
  readonly mine: boolean
  /** Delivered, so it can be quoted. */
  readonly settled: boolean
  readonly at: string
  /** Shown on the newest own message, and on every pending one. */
  readonly progress: Progress | null
  /** Not in flight: can be taken back into the field. */
  readonly stuck: Outgoing | null
  /** Why the server refused it. */
  readonly refused: CallError | null
}

/** All items of a conversation, oldest first: delivered, queued, in moderation and in the outbox. */
export function linesOf(
  { conversation, messages, held, has_older, other_read_seq }: Conversation,
  outgoing: readonly OutgoingLine[],
): readonly Line[] {
  const arrived = new Set([...messages, ...held].map(({ id }) => id))
  const newestMine = messages.findLast(({ from }) => from !== conversation.profile_id)
  const delivered = (message: Message): Line => {
    const read = message.seq !== null && message.seq <= other_read_seq
    return {
      ...settled(message),
      mine: message.from !== conversation.profile_id,
      progress: message !== newestMine ? null : read ? 'read' : 'sent',
    }
  }
  const oldest = messages[0]?.sent_at ?? ''
  const undelivered = held
    .filter(({ state, sent_at }) => state !== 'held' && !(has_older && sent_at < oldest))
    .map((message): Line => {
      const { state } = message
      const progress = state === 'checking' || state === 'unpaid' ? state : null
      return { ...settled(message), mine: true, progress }
    })
  return [
    ...inTime(messages.map(delivered), undelivered),
    ...held
      .filter(({ state }) => state === 'held')
      .map((message): Line => ({ ...settled(message), mine: true, progress: 'held' })),
    ...outgoing.filter(({ message }) => !arrived.has(message.id)).map(unsettled),
  ]
}

/** Orders undelivered photos and unpaid messages by the time they were sent. */
function inTime(lines: readonly Line[], undelivered: readonly Line[]): readonly Line[] {
  const all = [...lines]
  for (const one of undelivered) all.splice(all.findLastIndex(({ at }) => at <= one.at) + 1, 0, one)
  return all
}

const settled = ({ id, text, gift, answers, photo, cost, sent_at, seq }: Message) => ({
  key: photo?.id ?? id,
  id,
  text,
  gift,
  answers,
  photo,
  cost,
  settled: seq !== null,
  at: sent_at,
  stuck: null,
  refused: null,
})

const unsettled = ({ message, is }: OutgoingLine): Line => ({
  key: message.id,
  id: message.id,
  text: message.text,
  gift: message.gift,
  answers: message.answers,
  photo: null,
  cost: message.credits,
  settled: false,
  mine: true,
  at: new Date(message.at).toISOString(),
  progress: is,
  stuck: is === 'sending' ? null : message,
  refused: message.refused,
})
