import { t } from 'elysia'
import type { HeldMessage, Message } from '#core/chats/chat.ts'
import type { Sent } from '#core/chats/send-message.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, Whole } from './basics.ts'

/** A message as the wire has it; one that waits for its writer's email to be confirmed has no `seq` yet. */
export const MessageShape = t.Object({
  id: Id,
  conversation_id: Id,
  state: t.Union([t.Literal('delivered'), t.Literal('held')]),
  seq: t.Union([Whole(), t.Null()]),
  from: Id,
  text: t.String(),
  sent_at: Moment,
  cost: Whole(),
})

export const deliveredMessage = ({ id, conversation, seq, from, text, sentAt, cost }: Message) => ({
  id,
  conversation_id: conversation,
  state: 'delivered' as const,
  seq,
  from,
  text,
  sent_at: isoOf(sentAt),
  cost,
})

export const heldMessage = ({ id, conversation, from, text, writtenAt, cost }: HeldMessage) => ({
  id,
  conversation_id: conversation,
  state: 'held' as const,
  seq: null,
  from,
  text,
  sent_at: isoOf(writtenAt),
  cost,
})

export const sentMessage = (sent: Sent) =>
  sent.state === 'held' ? heldMessage(sent.message) : deliveredMessage(sent.message)
