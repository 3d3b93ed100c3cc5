import type { Account } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { FreeAllowance } from '../site/settings.ts'
import type { Seat } from './chat.ts'
import { waitingOf } from './held.ts'

/**
 * Whether a free member's allowance still covers one more message here (spec §6). Answering somebody who
 * wrote first is never limited by the number of conversations.
 */
export async function lastsAllowance(
  { conversations, messages, held }: Pick<Stores, 'conversations' | 'messages' | 'held'>,
  { conversation, member }: Seat,
  writer: Account,
  { rule, limit }: FreeAllowance,
): Promise<boolean> {
  const waiting = await waitingOf({ held }, writer)
  if (rule === 'messages') return (await messages.sentBy(member)) + waiting.length < limit

  const begun = new Set(waiting.map((message) => message.conversation))
  const alreadyCounts = conversation.lastSeq > 0 || begun.has(conversation.id)
  if (conversation.startedBy !== member || alreadyCounts) return true
  return (await conversations.startedBy(member)) + begun.size < limit
}
