import {
  type Account,
  hasMailTrouble,
  isShown,
  type NotificationKind,
} from '../../accounts/account.ts'
import { quietUntil } from '../../accounts/time-zone.ts'
import type { ChatEntry } from '../../chats/chat.ts'
import { countNewLikes } from '../../discovery/list-likes.ts'
import type { Reads } from '../../ports.ts'
import { seenOutside } from '../../profiles/listing.ts'
import { isHere, offlineAt, type Profile } from '../../profiles/profile.ts'
import { ok } from '../../shared/result.ts'
import { MINUTE, type Millis } from '../../shared/time.ts'
import { namedAs, preferenceOf } from '../deciding/decide-delivery.ts'
import { roundAt, startOf } from '../deciding/reminders.ts'
import type { ReminderNotifications } from '../kinds/people.ts'
import type { Letter } from '../letters.ts'
import type { SkipReason } from '../mail-log.ts'
import { NOTIFICATIONS, type ReminderKind, wantsNotification } from '../notification.ts'
import { linkFor } from './account.ts'
import { faceOf } from './pictured.ts'
import {
  type MemberMail,
  mintUnsubscribe,
  skipped,
  type Writer,
  type WritersOf,
  type WritingPorts,
} from './written.ts'

/** A member who just went offline may return in a moment. */
const AFTER_LEAVING: Millis = 10 * MINUTE
/** How many conversations with unread messages are looked at. */
const MAX_CONVERSATIONS = 50
/** How many conversations are named. */
const NAMED = 5

type Mail = MemberMail<ReminderKind>
type Content = (ports: WritingPorts, mail: Mail, round: number) => Promise<Letter | null>

/** What each says; `null` if it does not apply. */
const CONTENTS: Readonly<Record<ReminderKind, Content>> = {
  async 'unread-reminder'(ports, { account, envelope, settings, name }, round) {
    const { reads } = ports
    const unread = await unreadOf(reads, account, { alsoMailed: round > 0 })
    const [first] = unread
    if (!first) return null
    const path = unread.length === 1 ? `/chats/${first.conversation}` : '/chats'
    const shown = unread.slice(0, NAMED).map(async ({ face, unread: count }) => {
      const seen = await seenOutside(reads, { viewer: account, id: face.id, site: settings.id })
      return { ...namedAs(face), unread: count, picture: await faceOf(ports, seen) }
    })
    const people = await Promise.all(shown)
    return { ...envelope, kind: 'unread-reminder', facts: { name, people }, path }
  },
  async 'activation-reminder'(ports, { account, envelope, name }) {
    const path = await linkFor(ports, 'activate', account, envelope.to)
    return { ...envelope, kind: 'activation-reminder', facts: { name }, path }
  },
  async 'photo-reminder'({ reads }, { account, envelope, name }) {
    const profile = await reads.profiles.byId(account.id)
    if (profile?.mainPhoto !== null) return null
    return { ...envelope, kind: 'photo-reminder', facts: { name }, path: '/profile' }
  },
  async 'weekly-update'({ reads }, { account, envelope, name }) {
    const [unread, likes] = await Promise.all([
      unreadOf(reads, account, { alsoMailed: true }),
      countNewLikes(reads, { member: account.id, site: account.site }),
    ])
    const messages = unread.reduce((sum, one) => sum + one.unread, 0)
    if (messages + likes === 0) return null
    const path = messages > 0 ? '/chats' : '/likes/received'
    return { ...envelope, kind: 'weekly-update', facts: { name, messages, likes }, path }
  },
}

/** A reminder, if it still applies, and when the next is due. */
const reminder: Writer<ReminderKind> = async (ports, mail) => {
  const { account, addedAt } = mail
  const { kind } = mail.notification
  const round = roundAt(kind, ports.now() - addedAt)
  const next = startOf(kind, round + 1)
  const again = next === null ? null : addedAt + next
  const isOver =
    kind === 'activation-reminder' ? account.status !== 'not_confirmed' : !isShown(account)
  if (isOver) return null

  const quiet = quietUntil(account, ports.now())
  if (quiet !== null) return { become: 'later', at: quiet, why: 'quiet-hours' }
  const profile = await ports.reads.profiles.byId(account.id)
  if (profile && isHere(profile, ports.now())) {
    return { become: 'later', at: offlineAt(profile) + AFTER_LEAVING, why: 'online' }
  }
  const { preference } = NOTIFICATIONS[kind]
  const unwanted = whyUnwanted(account, preference)
  const letter = unwanted ? null : await CONTENTS[kind](ports, mail, round)
  if (letter) {
    const link = { kind: preference, account, email: letter.to }
    const { value: unsubscribe } = await ports.atomically(async (stores) =>
      ok(await mintUnsubscribe(stores, ports, link)),
    )
    return { become: 'letter', letter: { ...letter, unsubscribe }, repeat: { round, again } }
  }
  // New unread messages start a reminder of their own; the others wait for the next round.
  const waits =
    again !== null && (kind === 'weekly-update' || (kind === 'unread-reminder' && round === 0))
  if (waits) return { become: 'later', at: again, why: 'nothing-new' }
  return unwanted && skipped(unwanted)
}

/** Why a member gets none, or not now. */
function whyUnwanted(account: Account, preference: NotificationKind): SkipReason | null {
  if (!wantsNotification(account, preference)) return 'switched-off'
  return hasMailTrouble(account) ? 'suppressed' : null
}

export const REMINDER_WRITERS: WritersOf<ReminderNotifications> = {
  'unread-reminder': reminder,
  'activation-reminder': reminder,
  'photo-reminder': reminder,
  'weekly-update': reminder,
}

type UnreadIn = Pick<ChatEntry, 'conversation' | 'unread'> & { readonly face: Profile }

/** A member's unread messages from existing members; those already mailed only on request. */
async function unreadOf(
  reads: Reads,
  account: Account,
  { alsoMailed }: { readonly alsoMailed: boolean },
): Promise<readonly UnreadIn[]> {
  const member = account.id
  const chats = await reads.conversations.unreadOf(member, MAX_CONVERSATIONS)
  const found: UnreadIn[] = []
  for (const { conversation, with: from, unread } of chats) {
    if (!(await isReachable(reads, member, from))) continue
    const kind = 'new-message'
    if (
      !alsoMailed &&
      wantsNotification(account, await preferenceOf(reads, { kind, member, from }))
    )
      continue
    const face = await reads.profiles.byId(from)
    if (face) found.push({ conversation, face, unread })
  }
  return found
}

async function isReachable(reads: Reads, member: string, other: string): Promise<boolean> {
  const account = await reads.accounts.byId(other)
  return account !== null && isShown(account) && !(await reads.blocks.between(member, other))
}
