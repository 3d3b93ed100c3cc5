import type { Account, MemberId } from '../accounts/account.ts'
import { isShown } from '../accounts/account.ts'
import type { CreditError } from '../credits/errors.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import {
  type ConversationId,
  type HeldMessage,
  type Message,
  NOTHING_ENCLOSED,
  type Seat,
  type Unplaced,
} from './chat.ts'
import { deliver } from './deliver.ts'

/**
 * Keeps a message until its writer's email is confirmed. It is paid out of the credits that confirming
 * brings, so no more is held than those can pay for.
 */
export async function hold(
  { held }: Pick<Stores, 'held'>,
  draft: Unplaced<HeldMessage>,
  { signupCredits }: Settings,
): Promise<Result<HeldMessage, CreditError>> {
  const message = { ...NOTHING_ENCLOSED, ...draft }
  const waiting = await held.of(message.from)
  const promised = waiting.reduce((sum, { cost }) => sum + cost, 0)
  const balance = signupCredits - promised
  if (message.cost > balance) {
    return err({ code: 'credits.insufficient', needed: message.cost, balance })
  }
  await held.add(message)
  return ok(message)
}

/** What somebody wrote that waits for their email to be confirmed; where it is, nothing does. */
export const waitingOf = async (
  { held }: Pick<Reads, 'held'>,
  { id, status }: Pick<Account, 'id' | 'status'>,
): Promise<readonly HeldMessage[]> => (status === 'not_confirmed' ? held.of(id) : [])

type Needs = Pick<
  Stores,
  'accounts' | 'blocks' | 'conversations' | 'held' | 'messages' | 'wallets' | 'ledger' | 'events'
>

/** Sends what was held, in the order it was written, charging each; what can no longer arrive costs nothing. */
export async function sendHeld(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  { id: member, site }: Account,
): Promise<readonly Message[]> {
  const sent: Message[] = []
  const waiting = await stores.held.of(member)
  const seats = await holdSeats(stores, member, waiting)
  for (const { id, conversation, text, gift, answers, cost } of waiting) {
    const seat = seats.get(conversation)
    const other = seat && (await stores.accounts.byId(seat.with))
    if (!other || !isShown(other) || (await stores.blocks.between(member, other.id))) continue

    const draft = { id, conversation, from: member, to: other.id, text, gift, answers, cost, site }
    const delivered = await deliver(stores, stamp, draft)
    if (delivered.ok) sent.push(delivered.value)
  }
  await stores.held.clear(member)
  return sent
}

/** Holds every conversation that one of these messages goes to, in the order of their ids. */
async function holdSeats(
  { conversations }: Pick<Stores, 'conversations'>,
  member: MemberId,
  messages: readonly HeldMessage[],
): Promise<ReadonlyMap<ConversationId, Seat>> {
  const seats = new Map<ConversationId, Seat>()
  for (const id of [...new Set(messages.map(({ conversation }) => conversation))].sort()) {
    const seat = await conversations.hold(id, member)
    if (seat) seats.set(id, seat)
  }
  return seats
}
