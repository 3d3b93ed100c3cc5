import type { Account } from '../accounts/account.ts'
import { isShown } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { type KindLabel, labelsOf } from '../profiles/kind.ts'
import { isHere, ONLINE_WINDOW } from '../profiles/online.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { SocialNotice } from './outbox.ts'
import { LETTER_PREFERENCE, wants } from './preferences.ts'

/** Whose doing it was, in the words that are owed, and what to count so that one mail is not followed by ten. */
export type About = {
  readonly from: string
  readonly labels: readonly KindLabel[]
  readonly mark: string | null
}

export type Weighed =
  | { readonly become: 'about'; readonly about: About }
  | { readonly become: 'later'; readonly at: Instant }
  | { readonly become: 'nothing' }

const NOTHING: Weighed = { become: 'nothing' }

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
  if (!isShown(account) || (await reads.blocks.between(member, from))) return null
  if (!wants(account, await preferenceOf(reads, notice))) return null
  return (await isNews(reads, notice)) ? { reader, face } : null
}

/**
 * Whether a member is to be written to about another's doing. Not when they switched it off, have seen it by
 * now, or were already written to about it since they were last here; and not while they are here: then it is
 * looked at again once they have gone.
 */
export async function weigh(
  { reads, secrets, now }: Pick<Ports, 'reads' | 'secrets' | 'now'>,
  account: Account,
  notice: SocialNotice,
): Promise<Weighed> {
  const sides = await newsIn(reads, account, notice)
  if (!sides) return NOTHING
  const { reader, face } = sides
  if (isHere(reader, now())) return { become: 'later', at: reader.lastActiveAt + ONLINE_WINDOW }

  const mark =
    notice.kind === 'new-message'
      ? secrets.hash(`mailed ${notice.member} ${notice.conversation}`)
      : null
  const mailed = mark ? await reads.attempts.since(mark, reader.lastActiveAt) : []
  if (mailed.length > 0) return NOTHING
  return { become: 'about', about: { from: face.name, labels: labelsOf(face), mark } }
}

/** The first message of a conversation somebody else began is one kind of news, all others another. */
async function preferenceOf({ messages }: Pick<Reads, 'messages'>, notice: SocialNotice) {
  const { kind, member, from } = notice
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
