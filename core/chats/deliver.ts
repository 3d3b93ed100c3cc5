import type { MemberId } from '../accounts/account.ts'
import { spend } from '../credits/book.ts'
import type { CreditError } from '../credits/errors.ts'
import { tellMember } from '../notifications/tell-member.ts'
import type { Ports, Stores } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import type { ConversationId, Message, MessageId } from './chat.ts'

type Needs = Pick<Stores, 'wallets' | 'ledger' | 'messages' | 'outbox' | 'pushSubscriptions'>

/** A message that may be sent, with its price. */
export type Draft = {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly to: MemberId
  readonly text: string
  readonly cost: number
}

/** Charges the writer, puts the message into the conversation and word of it on its way. */
export async function deliver(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  { to, ...draft }: Draft,
): Promise<Result<Message, CreditError>> {
  const { id, conversation, from, cost } = draft
  if (cost > 0) {
    const paid = await spend(stores, stamp, {
      member: from,
      amount: cost,
      reason: 'message',
      reference: id,
    })
    if (!paid.ok) return paid
  }

  const message = await stores.messages.append({ ...draft, sentAt: stamp.now() })
  await tellMember(stores, stamp, { kind: 'new-message', member: to, from, conversation })
  return ok(message)
}
