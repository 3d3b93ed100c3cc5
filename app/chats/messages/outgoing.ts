import * as v from 'valibot'
import type { GiftId } from '#core/chats/messages/gifts.ts'
import { DAY, type Instant } from '#core/shared/time.ts'
import type { CallError } from '../../client/client.ts'
import type { MessageQuote } from './quote.ts'

/** A message in the outbox. */
export type Outgoing = {
  readonly id: string
  readonly conversation: string
  readonly text: string
  readonly gift: GiftId | null
  /** The quote. */
  readonly answers: MessageQuote | null
  /** When Send was last pressed. */
  readonly at: Instant
  /** Confirms having read what kind of profile this is. */
  readonly acknowledged: boolean
  /** The price shown on the button. */
  readonly credits: number
  /** An attempt was made, so it may have been delivered. */
  readonly tried: boolean
  /** Why the server refused it. */
  readonly refused: CallError | null
}

/** Older messages may no longer be intended: they wait for another press. */
const RESEND_FOR = DAY

/** Whether a message is sent automatically. */
export const sendsItself = ({ refused, at }: Outgoing, now: Instant): boolean =>
  refused === null && now - at < RESEND_FOR

const Shape = v.looseObject({
  id: v.string(),
  conversation: v.string(),
  text: v.string(),
  at: v.number(),
  acknowledged: v.boolean(),
  credits: v.number(),
  tried: v.boolean(),
  refused: v.nullable(v.looseObject({ code: v.string() })),
})

/** Parses a stored message; `null` if invalid. */
export function outgoingIn(stored: string): Outgoing | null {
  try {
    const read = v.safeParse(Shape, JSON.parse(stored))
    // Refusal and quote are not validated: the server validates what is sent.
    return read.success ? ({ gift: null, answers: null, ...read.output } as Outgoing) : null
  } catch {
    return null
  }
}
