import { isOnSite, isShown, type MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import type { Conversation, ConversationId } from '../chat.ts'
import type { ChatError } from '../errors.ts'

type Needs = Pick<Ports, 'atomically' | 'now' | 'newId'>
type Command = { readonly member: MemberId; readonly with: MemberId; readonly site: SiteId }
type Refusal = Extract<ChatError, { code: 'chat.self' | 'profile.not-found' | 'site.not-shown' }>

/**
 * Gets or creates the conversation of two members; a new one needs both to be shown on the site. It costs nothing and
 * the other sees nothing yet.
 */
export async function openConversation(
  { atomically, now, newId }: Needs,
  { member, with: other, site }: Command,
): Promise<Result<Conversation, Refusal>> {
  if (member === other) return err({ code: 'chat.self' })
  return atomically(async ({ accounts, blocks, conversations }) => {
    const [opener, account] = await accounts.lockBoth(member, other)
    if (!account || !isShown(account) || (await blocks.between(member, other))) {
      return err({ code: 'profile.not-found' })
    }
    const shared = await conversations.between(member, other)
    if (shared && shared.lastSeq > 0) return ok(shared)
    if (!isOnSite(account, site)) return err({ code: 'profile.not-found' })
    if (!opener || !isOnSite(opener, site)) return err({ code: 'site.not-shown' })
    const conversation = { id: newId(), startedBy: member, other, startedAt: now(), lastSeq: 0 }
    return ok(await conversations.open(conversation))
  })
}

type MarkReadNeeds = Pick<Ports, 'atomically' | 'now'>
type MarkReadCommand = {
  readonly member: MemberId
  readonly conversation: ConversationId
  /** `seq` of the newest message displayed. */
  readonly seq: number
  /** Whether the member is invisible: then no read receipt is sent, ever. */
  readonly invisible: boolean
}

/**
 * Records how far a member has read, and says how far that is: at most the last message. Opening a conversation resets
 * its unread count (spec §4).
 */
export async function markRead(
  { atomically, now }: MarkReadNeeds,
  { member, conversation, seq, invisible }: MarkReadCommand,
): Promise<Result<number, Extract<ChatError, { code: 'chat.not-found' }>>> {
  return atomically(async ({ blocks, conversations, events }) => {
    const seat = await conversations.lock(conversation, member)
    if (!seat) return err({ code: 'chat.not-found' })
    const upTo = Math.min(seq, seat.conversation.lastSeq)
    if (upTo <= seat.readSeq) return ok(seat.readSeq)
    // No receipt crosses a block either.
    const hidden = invisible || (await blocks.between(member, seat.with))
    await conversations.read(conversation, member, upTo, !hidden)
    const read = { conversation, by: member, with: seat.with, upTo }
    const unseen = hidden ? { unseen: true as const } : {}
    await events.append({ type: 'conversation.read', ...read, ...unseen }, now())
    return ok(upTo)
  })
}
