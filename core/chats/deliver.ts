import type { MemberId } from '../accounts/account.ts'
import { spend } from '../credits/book.ts'
import type { CreditError } from '../credits/errors.ts'
import type { Ports, Stores } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import type { Answered, ConversationId, Message, MessageId } from './chat.ts'
import type { GiftId } from './gifts.ts'

type Needs = Pick<Stores, 'wallets' | 'ledger' | 'messages' | 'events'>

/** A message that may be sent, with its price. */
export type Draft = {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly to: MemberId
  readonly text: string
  readonly gift?: GiftId | null
  readonly answers?: Answered | null
  readonly cost: number
  /** Where it was written. */
  readonly site: SiteId
}

/** Charges the writer and puts the message into the conversation. */
export async function deliver(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  { to, site, ...draft }: Draft,
): Promise<Result<Message, CreditError>> {
  const { id, conversation, from, cost, gift = null } = draft
  if (cost > 0) {
    const paid = await spend(stores, stamp, {
      member: from,
      amount: cost,
      reason: gift ? 'gift' : 'message',
      reference: id,
    })
    if (!paid.ok) return paid
  }

  const sentAt = stamp.now()
  const message = await stores.messages.append({ ...draft, sentAt })
  const { seq } = message
  await stores.events.append(
    { type: 'message.sent', message: id, conversation, from, to, seq, site, ...(gift && { gift }) },
    sentAt,
  )
  return ok(message)
}
