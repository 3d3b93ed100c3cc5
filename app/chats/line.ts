import type { Conversation, Message } from './conversation.ts'
import type { Attempt } from './outgoing.ts'

/** How far one's own message has come. */
type Progress = 'sending' | 'sent' | 'read' | 'held' | 'failed' | 'interrupted'

/** One line of a conversation as it is shown. */
export type Line = {
  readonly id: string
  readonly text: string
  readonly mine: boolean
  readonly at: string
  /** Told of one's own newest message, and of every one that has not settled. */
  readonly progress: Progress | null
  /** What failed can be sent again, or taken back into the field. */
  readonly stuck: Attempt['message'] | null
}

/** Everything in a conversation, oldest first: what was delivered, what is held, what is on its way. */
export function linesOf(
  { conversation, messages, held, other_read_seq }: Conversation,
  outgoing: readonly Attempt[],
): readonly Line[] {
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
    ...outgoing.map(unsettled),
  ]
}

const settled = ({ id, text, sent_at }: Message) => ({ id, text, at: sent_at, stuck: null })

const unsettled = ({ message, state, error }: Attempt): Line => ({
  id: message.id,
  text: message.text,
  mine: true,
  at: new Date(message.at).toISOString(),
  progress: state === 'sending' ? 'sending' : error ? 'failed' : 'interrupted',
  stuck: state === 'failed' ? message : null,
})
