import type { MemberId } from '../accounts/account.ts'
import { isLive } from '../accounts/sessions.ts'
import { chatBadgeCount } from '../likes/badges.ts'
import { countNewLikes } from '../likes/list-likes.ts'
import type { Ports, Reads } from '../ports.ts'
import { labelsOf } from '../profiles/kind.ts'
import type { SiteId } from '../site/settings.ts'
import { newsIn } from './decide-delivery.ts'
import { letterKindOf } from './letters.ts'
import type { PushNotice } from './notice.ts'
import { pathTo } from './path-to.ts'
import type { PushSubscription } from './push-subscriptions.ts'
import type { Push } from './pushes.ts'

/** A push that is ready to go, and the browser it goes to. */
export type WrittenPush = { readonly to: PushSubscription; readonly push: Push }

/** More than a badge can say. */
const MANY = 200

/**
 * Turns a notice into the push it calls for, as things are now; `null` when it calls for none any more, or the
 * browser was signed out. A member who is here is told as well: which of their screens they look at, only the
 * browser knows.
 */
export async function writePush(
  { reads, sessionIdle, now }: Pick<Ports, 'reads' | 'sessionIdle' | 'now'>,
  { member, endpoint, about }: PushNotice,
): Promise<WrittenPush | null> {
  const to = (await reads.pushSubscriptions.of(member)).find((one) => one.endpoint === endpoint)
  const session = to && (await reads.sessions.byId(to.session))
  if (!session || !isLive(session, now(), sessionIdle)) return null

  const account = await reads.accounts.byId(member)
  const sides = account && (await newsIn(reads, account, about))
  if (!sides) return null
  const push: Push = {
    language: account.language,
    kind: letterKindOf(about),
    from: sides.face.name,
    labels: labelsOf(sides.face),
    path: pathTo(about),
    waiting: await waitingFor(reads, member, to.site),
  }
  return { to, push }
}

async function waitingFor(reads: Reads, member: MemberId, site: SiteId): Promise<number> {
  const [chats, liked] = await Promise.all([
    reads.conversations.of(member, MANY),
    countNewLikes(reads, { member, site }),
  ])
  const unread = chats.reduce((sum, chat) => sum + chat.unread, 0)
  return chatBadgeCount(unread, liked)
}
