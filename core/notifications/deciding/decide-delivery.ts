import { type Account, isOnSite, isShown, type NotificationKind } from '../../accounts/account.ts'
import { isNewLike } from '../../discovery/list-likes.ts'
import type { Ports, Reads, Stores } from '../../ports.ts'
import { isHere, labelsOf, offlineAt, type Profile } from '../../profiles/profile.ts'
import type { Instant } from '../../shared/time.ts'
import { NOTIFICATIONS, type SocialNotification, wantsNotification } from '../notification.ts'

type DeliveryDecision =
  | {
      readonly become: 'about'
      /** The other member. */
      readonly face: Profile
      /** How recently a mail about the same makes another one unnecessary. */
      readonly since: Instant
    }
  | { readonly become: 'later'; readonly at: Instant; readonly why: 'online' }
  | { readonly become: 'nothing'; readonly why: 'switched-off' | 'outdated' }

/** The other member as texts name them, with the label of their profile's kind. */
export const namedAs = (face: Profile) => ({ from: face.name, labels: labelsOf(face) })

/** Recipient and the other member. */
type Sides = { readonly reader: Profile; readonly face: Profile }

/**
 * Whether a notification about another member still applies, and about whom; or why not: the recipient switched it off,
 * or has seen it by now, or one of them is gone.
 */
export async function findNews(
  reads: Reads,
  account: Account,
  notification: SocialNotification,
): Promise<Sides | 'switched-off' | 'outdated'> {
  const { from, member } = notification
  const [reader, writer, face] = await Promise.all([
    reads.profiles.byId(member),
    reads.accounts.byId(from),
    reads.profiles.byId(from),
  ])
  if (!reader || !face || !writer || !isShown(writer)) return 'outdated'
  if (!isSeenFrom(account, writer, notification)) return 'outdated'
  if (!isShown(account) || (await reads.blocks.between(member, from))) return 'outdated'
  if (!wantsNotification(account, await preferenceOf(reads, notification))) return 'switched-off'
  return (await isNews(reads, notification)) ? { reader, face } : 'outdated'
}

/** A conversation stays when one of the two is no longer shown; a like is only visible if both are. */
const isSeenFrom = (
  reader: Account,
  other: Account,
  { kind, site = reader.site }: SocialNotification,
) => kind === 'new-message' || (isOnSite(reader, site) && isOnSite(other, site))

/**
 * Decides delivery of a notification about another member: not if switched off or already seen; postponed while the
 * member is online.
 */
export async function decideDelivery(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  account: Account,
  notification: SocialNotification,
): Promise<DeliveryDecision> {
  const sides = await findNews(reads, account, notification)
  if (typeof sides === 'string') return { become: 'nothing', why: sides }
  const { reader, face } = sides
  if (isHere(reader, now())) return { become: 'later', at: offlineAt(reader), why: 'online' }
  return { become: 'about', face, since: reader.lastActiveAt }
}

/**
 * Claims the mail about a conversation for one of several parallel deliveries. A retry of the same delivery gets
 * `true` again. Likes and matches are mailed individually.
 */
export async function mayNotify(
  { accounts, attempts }: Pick<Stores, 'accounts' | 'attempts'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  {
    id,
    notification,
    since,
  }: { readonly id: string; readonly notification: SocialNotification; since: Instant },
): Promise<boolean> {
  if (notification.kind !== 'new-message') return true
  await accounts.lock(notification.member)
  const told = secrets.hash(`mailed ${notification.member} ${notification.conversation}`)
  const own = secrets.hash(`mailed ${notification.member} ${notification.conversation} ${id}`)
  if ((await attempts.since(told, since)).length > 0) {
    return (await attempts.since(own, since)).length > 0
  }
  await attempts.add(told, now())
  await attempts.add(own, now())
  return true
}

/** The first message of a conversation started by another is one kind of notification, all others another. */
export async function preferenceOf(
  { messages }: Pick<Reads, 'messages'>,
  { kind, member, from }: Pick<SocialNotification, 'kind' | 'member' | 'from'>,
): Promise<NotificationKind> {
  const isFirst = kind === 'new-message' && !(await messages.wrote(member, from))
  return isFirst ? 'new_conversations' : NOTIFICATIONS[kind].preference
}

/** Whether there is still something unseen; a kind without a rule here is news until it is delivered. */
async function isNews(
  { conversations, likes }: Pick<Reads, 'conversations' | 'likes'>,
  notification: SocialNotification,
): Promise<boolean> {
  const { kind, member, from } = notification
  if (kind === 'new-message') {
    return ((await conversations.seat(notification.conversation, member))?.unread ?? 0) > 0
  }
  if (kind !== 'new-like' && kind !== 'new-match') return true
  const like = await likes.between(from, member)
  if (!like || !isNewLike(like)) return false
  return kind === 'new-like' || (await likes.between(member, from)) !== null
}
