import { type Account, isOpen, type MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { isBlank, isLonger } from '../../shared/text.ts'
import type { Settings } from '../../site/settings.ts'
import type { ConversationId, Message, MessageId, QueuedMessage, QuoteRequest } from '../chat.ts'
import type { SendMessageError } from '../errors.ts'
import { mayWrite } from '../may-write.ts'
import { queueMessage, waitingOf } from '../queued.ts'
import { deliver } from './deliver.ts'
import { type GiftId, giftCredits } from './gifts.ts'
import { findQuote, isSame } from './quotes.ts'

type TextError = Extract<SendMessageError, { code: 'message.empty' | 'message.too-long' }>

/** The text to send, as credits are not spent on invisible text: trimmed, at most `limit` characters; empty only with a gift. */
function messageText(
  { text: typed, gift }: { readonly text: string; readonly gift: GiftId | null },
  limit: number,
): Result<string, TextError> {
  const text = typed.trim()
  if (isBlank(text) && gift === null) return err({ code: 'message.empty' })
  if (isLonger(text, limit)) return err({ code: 'message.too-long', limit })
  return ok(text)
}

type Needs = Pick<Ports, 'atomically' | 'sites' | 'now' | 'newId'>

export type SendMessage = {
  /** Client-made: idempotency key. */
  readonly id: MessageId
  readonly from: MemberId
  readonly conversation: ConversationId
  /** May be empty with a gift. */
  readonly text: string
  readonly gift?: GiftId | null
  readonly quote?: QuoteRequest | null
  /** Confirms having read what kind of profile this is. */
  readonly acknowledged: boolean
  /** The price shown on the button, possibly outdated: a higher one is refused, not charged. */
  readonly agreed?: number
  readonly site: Settings
}

/** A delivered or a queued message. */
export type Sent =
  | { readonly state: 'delivered'; readonly message: Message }
  | { readonly state: 'queued'; readonly message: QueuedMessage }

/** Charges the sender and delivers the message, with its gift if any; all or nothing. */
export async function sendMessage(
  { atomically, sites, now, newId }: Needs,
  command: SendMessage,
): Promise<Result<Sent, SendMessageError>> {
  const { id, from, conversation, site, gift = null, quote: request = null } = command
  const checked = messageText({ text: command.text, gift }, site.messageLength)
  if (!checked.ok) return checked
  const text = checked.value

  return atomically(async (stores): Promise<Result<Sent, SendMessageError>> => {
    const writer = await stores.accounts.lock(from)
    const earlier = writer && (await sentBefore(stores, id, writer))
    if (earlier) {
      const { message } = earlier
      const same =
        message.from === from &&
        message.conversation === conversation &&
        message.text === text &&
        message.gift === gift &&
        isSame(message.quote, request)
      return same ? ok(earlier) : err({ code: 'message.id-taken' })
    }

    const seat = await stores.conversations.lock(conversation, from)
    if (!seat || !writer || !isOpen(writer)) return err({ code: 'chat.not-found' })

    const cost = gift ? giftCredits(gift, site) : site.messageCredits
    if (command.agreed !== undefined && cost > command.agreed)
      return err({ code: 'message.price-changed', price: cost })

    const at = now()
    const { acknowledged } = command
    const allowed = await mayWrite(stores, { seat, writer, acknowledged, site, at })
    if (!allowed.ok) return allowed

    const found = request === null ? ok(null) : await findQuote(stores, request, seat)
    if (!found.ok) return found
    const quote = found.value

    if (writer.status === 'not_confirmed') {
      const message = { id, conversation, from, text, gift, quote, writtenAt: at, cost }
      const queued = await queueMessage(stores, message, sites.byId(writer.site).settings)
      return queued.ok ? ok({ state: 'queued', message: queued.value }) : queued
    }

    const written = { id, conversation, from, text, gift, quote }
    const draft = { ...written, to: seat.with, cost, site: site.id }
    const delivered = await deliver(stores, { now, newId }, draft)
    return delivered.ok ? ok({ state: 'delivered', message: delivered.value }) : delivered
  })
}

/** Earlier use of this id: a replay gets the first call's answer. */
async function sentBefore(
  stores: Pick<Stores, 'messages' | 'queued'>,
  id: MessageId,
  writer: Account,
): Promise<Sent | null> {
  const message = await stores.messages.byId(id)
  if (message) return { state: 'delivered', message }
  const waiting = (await waitingOf(stores, writer)).find((one) => one.id === id)
  return waiting ? { state: 'queued', message: waiting } : null
}
