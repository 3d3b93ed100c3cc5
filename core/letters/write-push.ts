import { hasLeft, type MemberId } from '../accounts/account.ts'
import { quietUntil } from '../accounts/quiet-hours.ts'
import { chatBadgeCount } from '../chats/chat-badge.ts'
import { countNewLikes } from '../likes/list-likes.ts'
import { findNews } from '../notifications/decide-delivery.ts'
import type { PushNotice } from '../notifications/notice.ts'
import type { PushSubscription } from '../notifications/push-subscriptions.ts'
import type { Ports, Reads } from '../ports.ts'
import { labelsOf } from '../profiles/kind.ts'
import { isLive } from '../sessions/sessions.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import { letterKindOf } from './letters.ts'
import { pathTo } from './path-to.ts'
import type { Push } from './pushes.ts'
import { NOTHING } from './written.ts'

/** Result for a push: ready to send, postponed, or obsolete. */
export type WrittenPush =
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
  { member, endpoint, about }: PushNotice,
): Promise<WrittenPush> {
  const to = (await reads.pushSubscriptions.of(member)).find((one) => one.endpoint === endpoint)
  const session = to && (await reads.sessions.byId(to.session))
  if (!session || !isLive(session, now(), sessionIdle)) return NOTHING

  const account = await reads.accounts.byId(member)
  const sides = account && (await findNews(reads, account, about))
  if (!account || !sides) return NOTHING
  const quiet = quietUntil(account, now())
  if (quiet !== null) return { become: 'later', at: quiet }
  const push: Push = {
    language: account.language,
    country: account.country,
    kind: letterKindOf(about),
    from: sides.face.name,
    labels: labelsOf(sides.face),
    path: pathTo(about),
    waiting: await waitingFor(reads, member, to.site),
  }
  return { become: 'push', to, push }
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
