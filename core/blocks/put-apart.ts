import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

type Needs = Pick<Stores, 'blocks' | 'likes' | 'conversations' | 'events'>
type Block = { readonly member: MemberId; readonly blocked: MemberId; readonly at: Instant }

/** Spec §6: removes chats and likes and hides two held members from each other. What was written stays kept for a report. */
export async function putApart(
  { blocks, likes, conversations, events }: Needs,
  { member, blocked, at }: Block,
): Promise<void> {
  await blocks.add(member, blocked, at)
  await likes.remove(member, blocked)
  await likes.remove(blocked, member)
  const conversation = await conversations.between(member, blocked)
  if (conversation) {
    await conversations.hold(conversation.id, member)
    await conversations.hide(conversation.id, member)
    await conversations.hide(conversation.id, blocked)
  }
  await events.append({ type: 'member.blocked', by: member, blocked }, at)
}
