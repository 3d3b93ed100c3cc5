import type { Account, MemberId } from '../../accounts/account.ts'
import type { Reads } from '../../ports.ts'
import type { FreeAllowance } from '../../site/settings.ts'
import type { Conversation } from '../chat.ts'
import { waitingOf } from '../queued.ts'

type Needs = Pick<Reads, 'conversations' | 'messages' | 'queued' | 'chatPhotos'>

/** Remaining conversations or messages of a free member. */
export type AllowanceLeft = FreeAllowance & { readonly left: number }

/**
 * Remaining allowance of a free member for one more message in an existing or new conversation (spec §6); `null` if
 * unlimited. Replies to someone who wrote first do not count as started conversations.
 */
export async function allowanceLeft(
  { conversations, messages, queued, chatPhotos }: Needs,
  writer: Account,
  conversation: Conversation | null,
  { rule, limit }: FreeAllowance,
): Promise<AllowanceLeft | null> {
  if (writer.premiumSince !== null) return null
  const waiting = await waitingOf({ queued }, writer)
  const left = (used: number) => ({ rule, limit, left: Math.max(0, limit - used) })
  if (rule === 'messages') {
    const { length: checked } = await chatPhotos.inModeration(writer.id)
    return left((await messages.sentBy(writer.id)) + waiting.length + checked)
  }

  const begun = new Set(waiting.map((message) => message.conversation))
  // With messages it counts already, or the other started it; until then it does not matter who opened it.
  if (conversation && (conversation.lastSeq > 0 || begun.has(conversation.id))) return null
  return left((await conversations.startedBy(writer.id)) + begun.size)
}

/** The same for writing to a member, with or without an existing conversation. */
export async function allowanceToward(
  reads: Needs,
  writer: Account,
  to: MemberId,
  allowance: FreeAllowance,
): Promise<AllowanceLeft | null> {
  const shared = await reads.conversations.between(writer.id, to)
  return allowanceLeft(reads, writer, shared, allowance)
}
