import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import type { CreditError } from '../money/errors.ts'
import { balanceOf } from '../money/ports.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import {
  type ConversationId,
  type Message,
  type MessageId,
  NOTHING_ENCLOSED,
  type QueuedMessage,
  type Seat,
  type Unplaced,
} from './chat.ts'
import type { SendMessageError } from './errors.ts'
import { deliver } from './messages/deliver.ts'

/**
 * Queues a message until its writer's email is confirmed. It is paid from the wallet and the credits granted on
 * confirmation, so the queue is limited to what those can pay. `own` is the site the writer joined, which grants them.
 */
export async function queueMessage(
  { queued, wallets }: Pick<Stores, 'queued' | 'wallets'>,
  draft: Unplaced<QueuedMessage>,
  own: Pick<Settings, 'signupCredits'>,
): Promise<
  Result<QueuedMessage, CreditError | Extract<SendMessageError, { code: 'message.id-taken' }>>
> {
  const message = { ...NOTHING_ENCLOSED, ...draft }
  const waiting = await queued.of(message.from)
  const promised = waiting.reduce((sum, { cost }) => sum + cost, 0)
  const there = own.signupCredits + balanceOf(await wallets.of(message.from))
  // Below zero after a refund or a chargeback.
  const balance = Math.max(0, there - promised)
  if (message.cost > balance) {
    return err({ code: 'credits.insufficient', needed: message.cost, balance })
  }
  return (await queued.add(message)) ? ok(message) : err({ code: 'message.id-taken' })
}

/** A member's queued messages; none once their email is confirmed. */
export const waitingOf = async (
  { queued }: Pick<Reads, 'queued'>,
  { id, status }: Pick<Account, 'id' | 'status'>,
): Promise<readonly QueuedMessage[]> => (status === 'not_confirmed' ? queued.of(id) : [])

type Needs = Pick<
  Stores,
  'accounts' | 'blocks' | 'conversations' | 'queued' | 'messages' | 'wallets' | 'ledger' | 'events'
>

/**
 * Sends the queued messages in order, charging each. Undeliverable ones cost nothing; those that a refund or a
 * chargeback left unpaid stay, so that their writer sees that they were not sent.
 */
export async function sendQueued(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  { id: member, site }: Account,
): Promise<readonly Message[]> {
  const sent: Message[] = []
  const unpaid: QueuedMessage[] = []
  const waiting = await stores.queued.of(member)
  const seats = await lockSeats(stores, member, waiting)
  for (const message of waiting) {
    const { conversation, text, gift, quote, cost } = message
    const seat = seats.get(conversation)
    const other = seat && (await stores.accounts.byId(seat.with))
    if (!other || !isShown(other) || (await stores.blocks.between(member, other.id))) continue

    // Clients make ids: another member's message may have it by now.
    const id = (await stores.messages.byId(message.id)) ? stamp.newId() : message.id
    const draft = { id, conversation, from: member, to: other.id, text, gift, quote, cost, site }
    const delivered = await deliver(stores, stamp, draft)
    if (delivered.ok) sent.push(delivered.value)
    else unpaid.push(message)
  }
  await stores.queued.clear(member)
  for (const message of unpaid) await stores.queued.add(message)
  return sent
}

/** Locks all their conversations, in the order of their ids. */
async function lockSeats(
  { conversations }: Pick<Stores, 'conversations'>,
  member: MemberId,
  messages: readonly QueuedMessage[],
): Promise<ReadonlyMap<ConversationId, Seat>> {
  const seats = new Map<ConversationId, Seat>()
  for (const id of [...new Set(messages.map(({ conversation }) => conversation))].sort()) {
    const seat = await conversations.lock(id, member)
    if (seat) seats.set(id, seat)
  }
  return seats
}

/**
 * Takes back a member's queued message, which was not sent yet: it waits for their email, or is unpaid. `false` if it
 * is not queued, such as once it was sent.
 */
export async function withdrawQueued(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, message }: { readonly member: MemberId; readonly message: MessageId },
): Promise<boolean> {
  const { value } = await atomically(async ({ accounts, queued }) => {
    // Confirming the email locks the account too, and sends what is queued.
    await accounts.lock(member)
    return ok(await queued.remove(member, message))
  })
  return value
}
