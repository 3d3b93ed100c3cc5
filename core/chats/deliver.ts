import type { MemberId } from '../accounts/account.ts'
import { spend } from '../credits/book.ts'
import type { CreditError } from '../credits/errors.ts'
import type { Ports, Stores } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import type { ConversationId, Message, MessageId } from './chat.ts'

type Needs = Pick<Stores, 'wallets' | 'ledger' | 'messages' | 'outbox'>

/** A message that may be sent, with its price. */
export type Draft = {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly to: MemberId
  readonly text: string
  readonly cost: number
}

/** Charges the writer, puts the message into the conversation and its notice into the outbox. */
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

  const at = stamp.now()
  const message = await stores.messages.append({ ...draft, sentAt: at })
  await stores.outbox.add({
    id: stamp.newId(),
    notice: { kind: 'new-message', member: to, from, conversation },
    addedAt: at,
    dueAt: at,
    attempts: 0,
  })
  return ok(message)
}
