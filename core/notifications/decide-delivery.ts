import type { Account, NotificationKind } from '../accounts/account.ts'
import { isShown } from '../accounts/account.ts'
import { isAmong } from '../accounts/shown-sites.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { type KindLabel, labelsOf } from '../profiles/kind.ts'
import { isHere, offlineAt } from '../profiles/online.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { SocialNotice } from './notice.ts'
import { LETTER_PREFERENCE, wants } from './preferences.ts'

/** Whose doing it was, in the words that are owed. */
export type About = {
  readonly from: string
  readonly labels: readonly KindLabel[]
  /** Since when one letter about the same is enough. */
  readonly since: Instant
}

export type DeliveryDecision =
  | { readonly become: 'about'; readonly about: About }
  | { readonly become: 'later'; readonly at: Instant }
  | { readonly become: 'nothing' }

const NOTHING: DeliveryDecision = { become: 'nothing' }

/** Who is told, and about whom. */
type Sides = { readonly reader: Profile; readonly face: Profile }

/**
 * Whether there is still something to tell a member about another's doing, and about whom; `null` when one of
 * them is gone, the member switched it off, or has seen it by now.
 */
export async function newsIn(
  reads: Reads,
  account: Account,
  notice: SocialNotice,
): Promise<Sides | null> {
  const { from, member } = notice
  const [reader, writer, face] = await Promise.all([
    reads.profiles.byId(member),
    reads.accounts.byId(from),
    reads.profiles.byId(from),
  ])
  if (!reader || !face || !writer || !isShown(writer)) return null
  if (!isSeenFrom(account, writer, notice)) return null
  if (!isShown(account) || (await reads.blocks.between(member, from))) return null
  if (!wants(account, await preferenceOf(reads, notice))) return null
  return (await isNews(reads, notice)) ? { reader, face } : null
}

/** A conversation stays where one of the two no longer shows themselves; a like is seen where both do. */
const isSeenFrom = (reader: Account, other: Account, { kind, site = reader.site }: SocialNotice) =>
  kind === 'new-message' || (isAmong(reader, site) && isAmong(other, site))

/**
 * Whether a member is to be written to about another's doing. Not when they switched it off or have seen it by
 * now; and not while they are here: then it is looked at again once they have gone.
 */
export async function decideDelivery(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  account: Account,
  notice: SocialNotice,
): Promise<DeliveryDecision> {
  const sides = await newsIn(reads, account, notice)
  if (!sides) return NOTHING
  const { reader, face } = sides
  if (isHere(reader, now())) return { become: 'later', at: offlineAt(reader) }
  const about = { from: face.name, labels: labelsOf(face), since: reader.lastActiveAt }
  return { become: 'about', about }
}

/**
 * Makes a delivery the one that tells a member of a conversation: of several that are sent at once, one. It is
 * told `true` again when it comes back because it failed. Word of a like or a match is told each by itself.
 */
export async function mayTell(
  { accounts, attempts }: Pick<Stores, 'accounts' | 'attempts'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { id, notice, since }: { readonly id: string; readonly notice: SocialNotice; since: Instant },
): Promise<boolean> {
  if (notice.kind !== 'new-message') return true
  await accounts.hold(notice.member)
  const told = secrets.hash(`mailed ${notice.member} ${notice.conversation}`)
  const own = secrets.hash(`mailed ${notice.member} ${notice.conversation} ${id}`)
  if ((await attempts.since(told, since)).length > 0) {
    return (await attempts.since(own, since)).length > 0
  }
  await attempts.add(told, now())
  await attempts.add(own, now())
  return true
}

/** The first message of a conversation somebody else began is one kind of news, all others another. */
export async function preferenceOf(
  { messages }: Pick<Reads, 'messages'>,
  { kind, member, from }: Pick<SocialNotice, 'kind' | 'member' | 'from'>,
): Promise<NotificationKind> {
  if (kind !== 'new-message') return LETTER_PREFERENCE[kind]
  return (await messages.wrote(member, from)) ? LETTER_PREFERENCE[kind] : 'new_conversations'
}

/** Whether there is still something to see that the member has not seen. */
async function isNews(
  { conversations, likes }: Pick<Reads, 'conversations' | 'likes'>,
  notice: SocialNotice,
): Promise<boolean> {
  const { kind, member, from } = notice
  if (kind === 'new-message') {
    return ((await conversations.seat(notice.conversation, member))?.unread ?? 0) > 0
  }
  const like = await likes.between(from, member)
  if (!like || like.seenAt !== null) return false
  return kind === 'new-like' || (await likes.between(member, from)) !== null
}
