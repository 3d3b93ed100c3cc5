import { t } from 'elysia'
import type { Account } from '#core/accounts/account.ts'
import type { ChatPhoto, Message, QueuedMessage, QuoteRequest } from '#core/chats/chat.ts'
import { GIFT_IDS } from '#core/chats/messages/gifts.ts'
import type { Sent } from '#core/chats/messages/send-message.ts'
import { balanceOf } from '#core/money/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, Nullable, OneOf, Whole } from '../../basics.ts'
import { ChatPhotoShape, ownPhoto } from './chat-photo.ts'

/** A quote of a message, a photo or a line of the other's profile. */
const QuoteShape = t.Object({
  kind: OneOf(['message', 'photo', 'line']),
  id: Nullable(Id),
  of: Id,
  text: t.String(),
  gift: Nullable(OneOf(GIFT_IDS)),
})

/** What a message is to quote: one of the three. */
export const QuoteRequestShape = t.Object(
  {
    message: t.Optional(Id),
    photo: t.Optional(Id),
    line: t.Optional(t.String({ minLength: 1, maxLength: 8000 })),
  },
  { minProperties: 1, maxProperties: 1 },
)

/** What a call asks to quote. */
export function quoteRequestOf(
  answers: typeof QuoteRequestShape.static | undefined,
): QuoteRequest | null {
  const { message, photo, line } = answers ?? {}
  if (message !== undefined) return { kind: 'message', id: message }
  if (photo !== undefined) return { kind: 'photo', id: photo }
  return line === undefined ? null : { kind: 'line', text: line }
}

/**
 * A message on the wire. Undelivered ones have no `seq`: queued until its writer's email is confirmed, left unpaid
 * after that, in moderation, or returned.
 */
export const MessageShape = t.Object({
  id: Id,
  conversation_id: Id,
  state: OneOf(['delivered', 'held', 'unpaid', 'checking', 'returned']),
  seq: t.Union([Whole(), t.Null()]),
  from: Id,
  text: t.String(),
  gift: Nullable(OneOf(GIFT_IDS)),
  answers: Nullable(QuoteShape),
  photo: Nullable(ChatPhotoShape),
  sent_at: Moment,
  cost: Whole(),
})

type Shown = typeof MessageShape.static

export const deliveredMessage = (
  { id, conversation, seq, from, text, gift, quote, sentAt, cost }: Message,
  photo: Shown['photo'],
): Shown => ({
  id,
  conversation_id: conversation,
  state: 'delivered' as const,
  seq,
  from,
  text,
  gift,
  answers: quote && { ...quote },
  photo,
  sent_at: isoOf(sentAt),
  cost,
})

export const queuedMessage = (
  { id, conversation, from, text, gift, quote, writtenAt, cost }: QueuedMessage,
  writer: Account['status'] = 'not_confirmed',
): Shown => ({
  id,
  conversation_id: conversation,
  state: writer === 'not_confirmed' ? 'held' : 'unpaid',
  seq: null,
  from,
  text,
  gift,
  answers: quote && { ...quote },
  photo: null,
  sent_at: isoOf(writtenAt),
  cost,
})

export const sentMessage = (sent: Sent): Shown =>
  sent.state === 'queued' ? queuedMessage(sent.message) : deliveredMessage(sent.message, null)

/** A photo for its sender: in moderation, delivered since, or returned. */
export const undeliveredPhoto = (sent: ChatPhoto): Shown => {
  const { id, conversation, from, sentAt, drawn } = sent
  const photo = ownPhoto(sent)
  return {
    id,
    conversation_id: conversation,
    state: photo.state === 'returned' ? 'returned' : 'checking',
    seq: null,
    from,
    text: '',
    gift: null,
    answers: null,
    photo,
    sent_at: isoOf(sentAt),
    cost: balanceOf(drawn),
  }
}
