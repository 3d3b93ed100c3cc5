import type { Instant } from '#core/shared/time.ts'
import type { OutboxState } from './outbox.ts'
import { type Outgoing, sendsItself } from './outgoing.ts'

/** State of an undelivered message. */
export type Unsent = 'sending' | 'offline' | 'retrying' | 'refused' | 'stale'

/** Whether a message waits for its writer. */
export const isFailed = (progress: string | null): boolean =>
  progress === 'refused' || progress === 'stale'

export type OutgoingLine = { readonly message: Outgoing; readonly is: Unsent }

type Now = { readonly online: boolean; readonly now: Instant }

/** Pending and failed messages of a conversation, oldest first. */
export const outgoingLines = (
  { messages, sending, troubled }: OutboxState,
  conversation: string,
  { online, now }: Now,
): readonly OutgoingLine[] =>
  messages
    .filter((message) => message.conversation === conversation)
    .map((message) => {
      if (message.refused) return { message, is: 'refused' }
      if (!sendsItself(message, now)) return { message, is: 'stale' }
      if (!online) return { message, is: 'offline' }
      return { message, is: troubled && !sending.has(message.id) ? 'retrying' : 'sending' }
    })
