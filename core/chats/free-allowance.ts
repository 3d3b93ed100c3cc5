import type { Account, MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'
import type { FreeAllowance } from '../site/settings.ts'
import type { Conversation } from './chat.ts'
import { waitingOf } from './held.ts'

type Needs = Pick<Reads, 'conversations' | 'messages' | 'held'>

/** How many more conversations, or messages, a free member may begin. */
export type AllowanceLeft = FreeAllowance & { readonly left: number }

/**
 * What is left of a free member's allowance for one more message in a conversation, or in a new one (spec §6); `null`
 * where nothing limits it. Answering somebody who wrote first is never limited by the number of conversations.
 */
export async function allowanceLeft(
  { conversations, messages, held }: Needs,
  writer: Account,
  conversation: Conversation | null,
  { rule, limit }: FreeAllowance,
): Promise<AllowanceLeft | null> {
  if (writer.premiumSince !== null) return null
  const waiting = await waitingOf({ held }, writer)
  const left = (used: number) => ({ rule, limit, left: Math.max(0, limit - used) })
  if (rule === 'messages') return left((await messages.sentBy(writer.id)) + waiting.length)

  const begun = new Set(waiting.map((message) => message.conversation))
  if (conversation) {
    const alreadyCounts = conversation.lastSeq > 0 || begun.has(conversation.id)
    if (conversation.startedBy !== writer.id || alreadyCounts) return null
  }
  return left((await conversations.startedBy(writer.id)) + begun.size)
}

/** The same for writing to a member, whether or not there is a conversation with them. */
export async function allowanceToward(
  reads: Needs,
  writer: Account,
  to: MemberId,
  allowance: FreeAllowance,
): Promise<AllowanceLeft | null> {
  const shared = await reads.conversations.between(writer.id, to)
  return allowanceLeft(reads, writer, shared, allowance)
}
