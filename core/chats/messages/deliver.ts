import type { MemberId } from '../../accounts/account.ts'
import { spend } from '../../money/book.ts'
import type { CreditError } from '../../money/errors.ts'
import type { Ports, Stores } from '../../ports.ts'
import type { PhotoId } from '../../profiles/photo.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import type { ConversationId, Message, MessageId, Quote } from '../chat.ts'
import type { GiftId } from './gifts.ts'

type Needs = Pick<Stores, 'wallets' | 'ledger' | 'messages' | 'events'>

/** A message ready to be sent, with its price. */
export type Draft = {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly to: MemberId
  readonly text: string
  readonly gift?: GiftId | null
  readonly quote?: Quote | null
  readonly photo?: PhotoId | null
  readonly cost: number
  /** The site it was written on. */
  readonly site: SiteId
}

/** Charges the writer and adds the message to the conversation. */
export async function deliver(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  draft: Draft,
): Promise<Result<Message, CreditError>> {
  const { id, from, cost, gift = null } = draft
  if (cost > 0) {
    const paid = await spend(stores, stamp, {
      member: from,
      amount: cost,
      reason: gift ? 'gift' : 'message',
      reference: id,
    })
    if (!paid.ok) return paid
  }

  return ok(await arrive(stores, stamp.now(), draft))
}

/** Adds a paid message to the conversation. */
export async function arrive(
  { messages, events }: Pick<Stores, 'messages' | 'events'>,
  sentAt: Instant,
  { to, site, ...draft }: Draft,
): Promise<Message> {
  const message = await messages.append({ ...draft, sentAt })
  const { id, conversation, from, seq, gift, photo } = message
  const brings = { ...(gift && { gift }), ...(photo && { photo }) }
  await events.append(
    { type: 'message.sent', message: id, conversation, from, to, seq, site, ...brings },
    sentAt,
  )
  return message
}
