import { type Account, isShown } from '../accounts/account.ts'
import { mintLink } from '../accounts/mail-links.ts'
import { hasMailTrouble } from '../accounts/mail-trouble.ts'
import type { ChatEntry } from '../chats/chat.ts'
import { countNewLikes } from '../likes/list-likes.ts'
import type { Ports, Reads } from '../ports.ts'
import { labelsOf } from '../profiles/kind.ts'
import { isHere, offlineAt } from '../profiles/online.ts'
import { ok } from '../shared/result.ts'
import { type Instant, MINUTE, type Millis } from '../shared/time.ts'
import { preferenceOf } from './decide-delivery.ts'
import type { Envelope, Letter, Unread } from './letters.ts'
import type { ReminderNotice } from './notice.ts'
import { LETTER_PREFERENCE, wants } from './preferences.ts'
import { roundAt, startOf } from './reminders.ts'
import type { Written } from './written.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now'>
type Reminder = { readonly notice: ReminderNotice; readonly addedAt: Instant }
/** What a reminder says and where it leads; `null` when there is nothing to remind of. */
type Content = Pick<Letter, 'kind' | 'facts' | 'path'> | null

const NOTHING: Written = { become: 'nothing' }
/** Somebody who has just gone may be back in a moment. */
const AFTER_LEAVING: Millis = 10 * MINUTE
/** How many conversations are looked through for what is unread, and how many are named. */
const LOOKED_AT = 50
const NAMED = 5

/** Turns a reminder into the letter it calls for, if it is still true as things are now, and says when the next one is due. */
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

  const profile = await ports.reads.profiles.byId(account.id)
  if (profile && isHere(profile, ports.now())) {
    return { become: 'later', at: offlineAt(profile) + AFTER_LEAVING }
  }
  const isWanted = wants(account, LETTER_PREFERENCE[kind]) && !hasMailTrouble(account)
  const content = isWanted ? await contentOf(ports, envelope, account, { notice, round }) : null
  if (content) return letter(ports, envelope, account, content, { round, again })
  // What is unread calls for a reminder of its own when more comes; the others wait for their next turn.
  const waits =
    again !== null && (kind === 'weekly-update' || (kind === 'unread-reminder' && round === 0))
  return waits ? { become: 'later', at: again } : NOTHING
}

async function letter(
  ports: Needs,
  { name: _, ...envelope }: Envelope,
  account: Account,
  content: NonNullable<Content>,
  repeat: { readonly round: number; readonly again: Instant | null },
): Promise<Written> {
  const link = { purpose: 'unsubscribe', account, email: envelope.to } as const
  const { value: unsubscribe } = await ports.atomically(async (stores) =>
    ok(await mintLink(stores, ports, link)),
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

/** What a member has not read, of people who are still there; what a mail of its own tells of only where asked for. */
async function unreadOf(
  reads: Reads,
  account: Account,
  { alsoMailed }: { readonly alsoMailed: boolean },
): Promise<readonly UnreadIn[]> {
  const member = account.id
  const chats = await reads.conversations.of(member, LOOKED_AT)
  const found: UnreadIn[] = []
  for (const { conversation, with: from, unread } of chats.filter((chat) => chat.unread > 0)) {
    if (!(await isReachable(reads, member, from))) continue
    const kind = 'new-message'
    if (!alsoMailed && wants(account, await preferenceOf(reads, { kind, member, from }))) continue
    const face = await reads.profiles.byId(from)
    if (face) found.push({ conversation, from: face.name, labels: labelsOf(face), unread })
  }
  return found
}

async function isReachable(reads: Reads, member: string, other: string): Promise<boolean> {
  const account = await reads.accounts.byId(other)
  return account !== null && isShown(account) && !(await reads.blocks.between(member, other))
}
