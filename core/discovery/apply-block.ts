import { isShown, type MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

/** Profile names for a member; missing where somebody is erased or not shown, or blocked this member. */
export async function shownNames(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const [accounts, profiles, blockers] = await Promise.all([
    reads.accounts.byIds(ids),
    reads.profiles.byIds(ids),
    reads.blocks.blockersOf(member, ids),
  ])
  const shown = new Set(accounts.filter(isShown).map(({ id }) => id))
  for (const id of blockers) shown.delete(id)
  return new Map(profiles.flatMap(({ id, name }) => (shown.has(id) ? [[id, name] as const] : [])))
}

type Needs = Pick<Stores, 'blocks' | 'likes' | 'conversations' | 'events'>
type Block = { readonly member: MemberId; readonly blocked: MemberId; readonly at: Instant }

/**
 * Spec §6: removes chats and likes and hides two locked members from each other. Message texts are kept for reports.
 * Returns whether the block is new; a repeated one changes nothing.
 */
export async function applyBlock(
  { blocks, likes, conversations, events }: Needs,
  { member, blocked, at }: Block,
): Promise<boolean> {
  if (!(await blocks.add(member, blocked, at))) return false
  await likes.remove(member, blocked)
  await likes.remove(blocked, member)
  const conversation = await conversations.between(member, blocked)
  if (conversation) {
    await conversations.lock(conversation.id, member)
    await conversations.hide(conversation.id, member)
    await conversations.hide(conversation.id, blocked)
  }
  await events.append({ type: 'member.blocked', by: member, blocked }, at)
  return true
}
