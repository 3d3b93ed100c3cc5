import { t } from 'elysia'
import type { HeldMessage, Message, Pointer } from '#core/chats/chat.ts'
import { GIFT_IDS } from '#core/chats/gifts.ts'
import type { Sent } from '#core/chats/send-message.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, Nullable, OneOf, Whole } from './basics.ts'

/** What a message quotes: a message, a photo or a line of the other's profile. */
const AnsweredShape = t.Object({
  kind: OneOf(['message', 'photo', 'line']),
  id: Nullable(Id),
  of: Id,
  text: t.String(),
  gift: Nullable(OneOf(GIFT_IDS)),
})

/** How a message says what it answers: one of the three. */
export const PointerShape = t.Object(
  {
    message: t.Optional(Id),
    photo: t.Optional(Id),
    line: t.Optional(t.String({ minLength: 1, maxLength: 1000 })),
  },
  { minProperties: 1, maxProperties: 1 },
)

/** What a body points at. */
export function pointerOf(answers: typeof PointerShape.static | undefined): Pointer | null {
  const { message, photo, line } = answers ?? {}
  if (message !== undefined) return { kind: 'message', id: message }
  if (photo !== undefined) return { kind: 'photo', id: photo }
  return line === undefined ? null : { kind: 'line', text: line }
}

/** A message as the wire has it; one that waits for its writer's email to be confirmed has no `seq` yet. */
export const MessageShape = t.Object({
  id: Id,
  conversation_id: Id,
  state: t.Union([t.Literal('delivered'), t.Literal('held')]),
  seq: t.Union([Whole(), t.Null()]),
  from: Id,
  text: t.String(),
  gift: Nullable(OneOf(GIFT_IDS)),
  answers: Nullable(AnsweredShape),
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
  answers,
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
  answers: answers && { ...answers },
  sent_at: isoOf(sentAt),
  cost,
})

export const heldMessage = ({
  id,
  conversation,
  from,
  text,
  gift,
  answers,
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
  answers: answers && { ...answers },
  sent_at: isoOf(writtenAt),
  cost,
})

export const sentMessage = (sent: Sent) =>
  sent.state === 'held' ? heldMessage(sent.message) : deliveredMessage(sent.message)
