import { type Account, hasMailTrouble, isShown } from '../../accounts/account.ts'
import { mintLink } from '../../accounts/mail-links.ts'
import { quietUntil } from '../../accounts/quiet-hours.ts'
import type { ChatEntry } from '../../chats/chat.ts'
import { countNewLikes } from '../../discovery/list-likes.ts'
import type { Ports, Reads } from '../../ports.ts'
import { isHere, offlineAt } from '../../profiles/online.ts'
import { labelsOf } from '../../profiles/profile.ts'
import { ok } from '../../shared/result.ts'
import { type Instant, MINUTE, type Millis } from '../../shared/time.ts'
import { wantsNotification } from '../channel.ts'
import { preferenceOf } from '../deciding/decide-delivery.ts'
import { roundAt, startOf } from '../deciding/reminders.ts'
import type { Envelope, Letter, Unread } from '../letters.ts'
import type { ReminderKind, ReminderNotice } from '../notice.ts'
import { NOTICE_KINDS } from '../notice-kinds.ts'
import { mintUnsubscribe, NOTHING, type Written } from './written.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now'>
type Reminder = { readonly notice: ReminderNotice; readonly addedAt: Instant }
/** Text and target of a reminder; `null` if it does not apply. */
type Content = Pick<Letter, 'kind' | 'facts' | 'path'> | null

/** A member who just went offline may return in a moment. */
const AFTER_LEAVING: Millis = 10 * MINUTE
/** How many conversations with unread messages are looked at. */
const MAX_CONVERSATIONS = 50
/** How many conversations are named. */
const NAMED = 5

/** Renders a reminder, if it still applies, and schedules the next. */
export async function writeReminder(
  ports: Needs,
  envelope: Envelope,
  account: Account,
  { notice, addedAt }: Reminder,
): Promise<Written> {
  const { kind } = notice
  const since = ports.now() - addedAt
  const round = roundAt(kind, since)
  const next = startOf(kind, round + 1)
  const again = next === null ? null : addedAt + next
  const isOver =
    kind === 'activation-reminder' ? account.status !== 'not_confirmed' : !isShown(account)
  if (isOver) return NOTHING

  const quiet = quietUntil(account, ports.now())
  if (quiet !== null) return { become: 'later', at: quiet }
  const profile = await ports.reads.profiles.byId(account.id)
  if (profile && isHere(profile, ports.now())) {
    return { become: 'later', at: offlineAt(profile) + AFTER_LEAVING }
  }
  const isWanted =
    wantsNotification(account, NOTICE_KINDS[kind].preference) && !hasMailTrouble(account)
  const content = isWanted ? await contentOf(ports, envelope, account, { notice, round }) : null
  if (content) return letter(ports, envelope, account, content, { kind, round, again })
  // New unread messages start a reminder of their own; the others wait for the next round.
  const waits =
    again !== null && (kind === 'weekly-update' || (kind === 'unread-reminder' && round === 0))
  return waits ? { become: 'later', at: again } : NOTHING
}

async function letter(
  ports: Needs,
  { name: _, ...envelope }: Envelope,
  account: Account,
  content: NonNullable<Content>,
  { kind: reminder, ...repeat }: { kind: ReminderKind; round: number; again: Instant | null },
): Promise<Written> {
  const kind = NOTICE_KINDS[reminder].preference
  const { value: unsubscribe } = await ports.atomically(async (stores) =>
    ok(await mintUnsubscribe(stores, ports, { kind, account, email: envelope.to })),
  )
  return { become: 'letter', letter: { ...envelope, ...content, unsubscribe } as Letter, repeat }
}

async function contentOf(
  ports: Needs,
  { name, to }: Envelope,
  account: Account,
  { notice, round }: { readonly notice: ReminderNotice; readonly round: number },
): Promise<Content> {
  const { reads } = ports
  const { kind } = notice
  switch (kind) {
    case 'unread-reminder': {
      const unread = await unreadOf(reads, account, { alsoMailed: round > 0 })
      const [first] = unread
      if (!first) return null
      const path = unread.length === 1 ? `/chats/${first.conversation}` : '/chats'
      const people = unread.slice(0, NAMED).map(({ conversation: _, ...one }) => one)
      return { kind, facts: { name, people }, path }
    }
    case 'activation-reminder': {
      const link = { purpose: 'activate', account, email: to } as const
      const { value } = await ports.atomically(async (stores) =>
        ok(await mintLink(stores, ports, link)),
      )
      return { kind, facts: { name }, path: `/${value}` }
    }
    case 'photo-reminder': {
      const profile = await reads.profiles.byId(account.id)
      return profile?.mainPhoto === null ? { kind, facts: { name }, path: '/profile' } : null
    }
    case 'weekly-update': {
      const [unread, likes] = await Promise.all([
        unreadOf(reads, account, { alsoMailed: true }),
        countNewLikes(reads, { member: account.id, site: account.site }),
      ])
      const messages = unread.reduce((sum, one) => sum + one.unread, 0)
      if (messages + likes === 0) return null
      const path = messages > 0 ? '/chats' : '/likes/received'
      return { kind, facts: { name, messages, likes }, path }
    }
  }
}

type UnreadIn = Unread & Pick<ChatEntry, 'conversation'>

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
    if (face) found.push({ conversation, from: face.name, labels: labelsOf(face), unread })
  }
  return found
}

async function isReachable(reads: Reads, member: string, other: string): Promise<boolean> {
  const account = await reads.accounts.byId(other)
  return account !== null && isShown(account) && !(await reads.blocks.between(member, other))
}
