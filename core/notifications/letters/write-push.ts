import { type Account, hasLeft, isOpen, type MemberId } from '../../accounts/account.ts'
import { isLive } from '../../accounts/sessions.ts'
import { quietUntil } from '../../accounts/time-zone.ts'
import { chatBadgeCount } from '../../chats/chat.ts'
import { countNewLikes } from '../../discovery/list-likes.ts'
import { DEBIT_CODE } from '../../money/direct-debit.ts'
import type { Ports, Reads } from '../../ports.ts'
import { type SeenOutside, seenOutside } from '../../profiles/listing.ts'
import { ok } from '../../shared/result.ts'
import { beginningOf } from '../../shared/text.ts'
import { type Instant, MINUTE } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import { findNews, namedAs } from '../deciding/decide-delivery.ts'
import { letterKindOf } from '../letters.ts'
import {
  allowsPreviews,
  type PushNotification,
  pathTo,
  type SocialNotification,
  type TextNotification,
} from '../notification.ts'
import { PUSHED_WORDS, type Push, type PushSubscription } from '../pushes.ts'
import type { TextMessage } from '../texts.ts'
import { NOTHING } from './written.ts'

/** Result for a push: ready to send, postponed, or obsolete. */
type WrittenPush =
  | { readonly become: 'push'; readonly to: PushSubscription; readonly push: Push }
  | { readonly become: 'later'; readonly at: Instant }
  | typeof NOTHING

/** More than a badge displays. */
const MANY = 200

/**
 * Renders a push from the current state. Obsolete if the browser was signed out; postponed in quiet hours. Sent even
 * if the member is online: only the browser knows which screen they look at.
 */
export async function writePush(
  { reads, sessionIdle, now }: Pick<Ports, 'reads' | 'sessionIdle' | 'now'>,
  { member, endpoint, about }: PushNotification,
): Promise<WrittenPush> {
  const to = (await reads.pushSubscriptions.of(member)).find((one) => one.endpoint === endpoint)
  const session = to && (await reads.sessions.byId(to.session))
  if (!session || !isLive(session, now(), sessionIdle)) return NOTHING

  const account = await reads.accounts.byId(member)
  const sides = account && (await findNews(reads, account, about))
  if (!account || sides === null || typeof sides === 'string') return NOTHING
  const quiet = quietUntil(account, now())
  if (quiet !== null) return { become: 'later', at: quiet }
  const seen = await seenOutside(reads, { viewer: account, id: about.from, site: to.site })
  const push: Push = {
    language: account.language,
    country: account.country,
    kind: letterKindOf(about),
    ...namedAs(sides.face),
    photo: seen?.photo?.id ?? null,
    ...(await saidBy(reads, account, { about, seen })),
    path: pathTo(about),
    waiting: await waitingFor(reads, member, to.site),
  }
  return { become: 'push', to, push }
}

/** What a push says in their own words: their line about a like, the beginning of what they wrote about a message. */
async function saidBy(
  reads: Reads,
  account: Account,
  { about, seen }: { readonly about: SocialNotification; readonly seen: SeenOutside | null },
): Promise<Pick<Push, 'line' | 'words'>> {
  if (!seen || !allowsPreviews(account)) return { line: null, words: null }
  if (about.kind !== 'new-message') return { line: seen.line, words: null }
  const [last] = await reads.messages.range(about.conversation, { hidden: 0, limit: 1 })
  const text = last && last.from === about.from ? last.text : ''
  return { line: null, words: text === '' ? null : beginningOf(text, PUSHED_WORDS) }
}

async function waitingFor(reads: Reads, member: MemberId, site: SiteId): Promise<number> {
  const [chats, liked] = await Promise.all([
    reads.conversations.of(member, MANY),
    countNewLikes(reads, { member, site }),
  ])
  const waiting = chats.filter(({ unread }) => unread > 0)
  const others = await reads.accounts.byIds(waiting.map((chat) => chat.with))
  const left = new Set(others.filter(hasLeft).map(({ id }) => id))
  const unread = waiting.reduce((sum, chat) => sum + (left.has(chat.with) ? 0 : chat.unread), 0)
  return chatBadgeCount(unread, liked)
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'sites' | 'now'>

/** Renders a text message from the current state; creates its code only now. */
export async function writeText(
  { reads, atomically, secrets, sites, now }: Needs,
  { kind, member, debit: id }: TextNotification,
): Promise<TextMessage | null> {
  const account = await reads.accounts.byId(member)
  const seen = await reads.directDebits.byId(id)
  const order = seen && (await reads.orders.byId(seen.order))
  if (!account || !isOpen(account) || order?.state !== 'pending') return null

  const code = secrets.code()
  const print = secrets.fingerprint(`debit-code ${id} ${code}`)
  const { value: phone } = await atomically(async ({ directDebits }) => {
    const debit = await directDebits.lock(id)
    if (!debit?.details || debit.mandate) return ok(null)
    await directDebits.save({ ...debit, code: { print, sentAt: now(), tried: [] } })
    return ok(debit.details.phone)
  })
  if (phone === null) return null
  return {
    to: phone,
    language: account.language,
    country: account.country,
    site: { name: sites.byId(order.site).settings.name },
    kind,
    facts: { code, amount: order.total, minutes: DEBIT_CODE.life / MINUTE },
  }
}
