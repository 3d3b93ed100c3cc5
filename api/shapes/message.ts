import { t } from 'elysia'
import type { HeldMessage, Message } from '#core/chats/chat.ts'
import { GIFT_IDS } from '#core/chats/gifts.ts'
import type { Sent } from '#core/chats/send-message.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, Nullable, OneOf, Whole } from './basics.ts'

/** A message as the wire has it; one that waits for its writer's email to be confirmed has no `seq` yet. */
export const MessageShape = t.Object({
  id: Id,
  conversation_id: Id,
  state: t.Union([t.Literal('delivered'), t.Literal('held')]),
  seq: t.Union([Whole(), t.Null()]),
  from: Id,
  text: t.String(),
  gift: Nullable(OneOf(GIFT_IDS)),
  sent_at: Moment,
  cost: Whole(),
})

export const deliveredMessage = ({
  id,
  conversation,
  seq,
  from,
  text,
  gift,
  sentAt,
  cost,
}: Message) => ({
  id,
  conversation_id: conversation,
  state: 'delivered' as const,
  seq,
  from,
  text,
  gift,
  sent_at: isoOf(sentAt),
  cost,
})

export const heldMessage = ({
  id,
  conversation,
  from,
  text,
  gift,
  writtenAt,
  cost,
}: HeldMessage) => ({
  id,
  conversation_id: conversation,
  state: 'held' as const,
  seq: null,
  from,
  text,
  gift,
  sent_at: isoOf(writtenAt),
  cost,
})

export const sentMessage = (sent: Sent) =>
  sent.state === 'held' ? heldMessage(sent.message) : deliveredMessage(sent.message)
