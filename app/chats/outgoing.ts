import * as v from 'valibot'
import type { GiftId } from '#core/chats/gifts.ts'
import { DAY, type Instant } from '#core/shared/time.ts'
import type { CallError } from '../client/client.ts'
import type { Answered } from './pointer.ts'

/** A message the member pressed Send on, as it is kept until the server has it. */
export type Outgoing = {
  readonly id: string
  readonly conversation: string
  readonly text: string
  readonly gift: GiftId | null
  /** What it quotes. */
  readonly answers: Answered | null
  /** When Send was pressed, last. */
  readonly at: Instant
  /** The tick that one has read what kind of profile this is. */
  readonly acknowledged: boolean
  /** What the button said it costs. */
  readonly credits: number
  /** It was on its way once, so that it may have arrived. */
  readonly tried: boolean
  /** Why the server would not have it. */
  readonly refused: CallError | null
}

/** Words that waited longer than this may no longer be meant: they wait for another press. */
const FRESH = DAY

/** Whether a message goes by itself as soon as it can. */
export const sendsItself = ({ refused, at }: Outgoing, now: Instant): boolean =>
  refused === null && now - at < FRESH

const NON_RETRYABLE = new Set<CallError['code']>([
  'credits.insufficient',
  'chat.free-limit',
  'chat.acknowledge-first',
  'chat.closed',
  'chat.not-found',
  'message.too-long',
  'message.empty',
  'message.price-changed',
  'message.answers-nothing',
])

/** Whether trying the same again is of no use: the words then go back into the field they were written in. */
export const isNonRetryable = ({ code }: CallError): boolean => NON_RETRYABLE.has(code)

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

/** A message in what a browser kept; `null` for anything else that stands there. */
export function outgoingIn(kept: string): Outgoing | null {
  try {
    const read = v.safeParse(Shape, JSON.parse(kept))
    // A refusal and a quote were kept whole, as the server gave them; it looks at what comes back.
    return read.success ? ({ gift: null, answers: null, ...read.output } as Outgoing) : null
  } catch {
    return null
  }
}
