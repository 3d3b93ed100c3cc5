import type { GiftId } from '#core/chats/gifts.ts'
import type { CallError } from '../client/client.ts'
import type { Conversation, Message } from './conversation.ts'
import type { Outgoing } from './outgoing.ts'
import type { OutgoingLine, Unsent } from './outgoing-lines.ts'
import type { Answered } from './pointer.ts'

/** How far one's own message has come. */
export type Progress = Unsent | 'sent' | 'read' | 'held'

/** One line of a conversation as it is shown. */
export type Line = {
  readonly id: string
  readonly text: string
  readonly gift: GiftId | null
  readonly answers: Answered | null
  readonly mine: boolean
  /** It arrived, and can be answered. */
  readonly settled: boolean
  readonly at: string
  /** Told of one's own newest message, and of every one that has not settled. */
  readonly progress: Progress | null
  /** What is not on its way can be taken back into the field. */
  readonly stuck: Outgoing | null
  /** Why the server would not have it. */
  readonly refused: CallError | null
}

/** Everything in a conversation, oldest first: what was delivered, what is held, what is on its way. */
export function linesOf(
  { conversation, messages, held, other_read_seq }: Conversation,
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
  return [
    ...messages.map(delivered),
    ...held.map((message): Line => ({ ...settled(message), mine: true, progress: 'held' })),
    ...outgoing.filter(({ message }) => !arrived.has(message.id)).map(unsettled),
  ]
}

const settled = ({ id, text, gift, answers, sent_at, seq }: Message) => ({
  id,
  text,
  gift,
  answers,
  settled: seq !== null,
  at: sent_at,
  stuck: null,
  refused: null,
})

const unsettled = ({ message, is }: OutgoingLine): Line => ({
  id: message.id,
  text: message.text,
  gift: message.gift,
  answers: message.answers,
  settled: false,
  mine: true,
  at: new Date(message.at).toISOString(),
  progress: is,
  stuck: is === 'sending' ? null : message,
  refused: message.refused,
})
