import type { DomainEvent } from '../../events.ts'
import type { Consumer, Effect, Occurrence } from '../../platform/consumer.ts'
import type { Reads } from '../../ports.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import {
  isSocial,
  NOTIFICATIONS,
  type Notification,
  type SocialNotification,
} from '../notification.ts'
import { reminderEffects } from './reminders.ts'

/** Repeated likes notify at most once in this time. */
const LIKE_DEBOUNCE: Millis = DAY

/** Turns events into mails, pushes and texts: the only place that does. */
export const notify: Consumer = {
  name: 'notifications',
  async effectsOf(reads, event, occurrence) {
    const reminders = reminderEffects(event, occurrence)
    const [first, ...others] = notificationsOf(event)
    if (!first) return reminders
    if (!isSocial(first)) return [deliver([first, ...others], occurrence), ...reminders]
    const [mail, pushes] = [mailOnce(first, occurrence), await pushesOf(reads, first)]
    return [debounced(first, occurrence, [mail, deliver(pushes, occurrence)]), ...reminders]
  },
}

/** Events that tell nobody. One that is neither here nor in the table does not compile. */
type Silent =
  | 'site.published'
  | 'account.confirmed'
  | 'account.changed'
  | 'account.restored'
  | 'account.erased'
  // Both addresses are mailed by the use case, which alone knows the old one.
  | 'email.changed'
  | 'session.ended'
  | 'conversation.read'
  | 'conversation.hidden'
  | 'chat-photo.sent'
  | 'credits.released'
  | 'like.withdrawn'
  | 'order.failed'
  | 'order.cancelled'
  | 'member.blocked'
  | 'member.unblocked'

type Table = typeof NOTIFICATIONS
type Telling = { [K in keyof Table]: keyof Table[K]['from'] }[keyof Table]

type FactsOf = (event: DomainEvent) => object | null

/** What each event makes, in the order of the table. */
const MADE_OF = new Map<string, readonly (readonly [kind: string, factsOf: FactsOf])[]>()
for (const [kind, { from }] of Object.entries(NOTIFICATIONS)) {
  // Each is asked of events of its type only.
  for (const [type, factsOf] of Object.entries(from as Readonly<Record<string, FactsOf>>))
    MADE_OF.set(type, [...(MADE_OF.get(type) ?? []), [kind, factsOf]])
}

/** Notifications of an event, except pushes: those follow from notifications about another member. */
function notificationsOf(event: DomainEvent): readonly Notification[] {
  const type: Telling | Silent = event.type
  return (MADE_OF.get(type) ?? []).flatMap(([kind, factsOf]) => {
    const facts = factsOf(event)
    // TypeScript cannot relate a kind and its facts here; the table does.
    return facts ? [{ kind, ...facts } as Notification] : []
  })
}

/**
 * A push to each subscribed browser. Likes are visible only on their site, so only its browsers get them; conversations
 * are on every site.
 */
async function pushesOf(
  { pushSubscriptions }: Pick<Reads, 'pushSubscriptions'>,
  about: SocialNotification,
): Promise<readonly Notification[]> {
  const { member } = about
  const all = await pushSubscriptions.of(member)
  const isOfOneSite = about.kind !== 'new-message' && about.site !== undefined
  const browsers = isOfOneSite ? all.filter(({ site }) => site === about.site) : all
  return browsers.map(({ endpoint }) => ({ kind: 'push', member, endpoint, about }))
}

/** The id of an event's delivery: derived from the event's position, so idempotent. */
const idOf = (kind: Notification['kind'], { position }: Occurrence, index: number) =>
  `${kind} ${position.sequence} ${index}`

/** Queues notifications. */
const deliver =
  (notifications: readonly Notification[], occurrence: Occurrence): Effect =>
  async ({ deliveries }) => {
    const { at } = occurrence
    for (const [index, notification] of notifications.entries()) {
      const id = idOf(notification.kind, occurrence, index)
      await deliveries.add({ id, notification, addedAt: at, dueAt: at })
    }
  }

/**
 * Queues the mail about another member. A conversation's mail that still waits tells of all that is unread when it is
 * sent, so another one would find nothing to say.
 */
function mailOnce(about: SocialNotification, occurrence: Occurrence): Effect {
  if (about.kind !== 'new-message') return deliver([about], occurrence)
  const { kind, member, conversation } = about
  const id = `${kind} ${conversation} ${member}`
  return async ({ deliveries }) => {
    const { at } = occurrence
    const state = await deliveries.stateOf(id)
    if (state === 'waiting') return
    const own = state === 'unknown' ? id : idOf(kind, occurrence, 0)
    await deliveries.add({ id: own, notification: about, addedAt: at, dueAt: at })
  }
}

/** All of these, but debounced per like or match. */
function debounced(
  about: SocialNotification,
  { at }: Occurrence,
  effects: readonly Effect[],
): Effect {
  const isRepeated = about.kind !== 'new-message'
  const key = `like:${about.from}:${about.member}`
  return async (stores) => {
    if (isRepeated) {
      if ((await stores.attempts.since(key, at - LIKE_DEBOUNCE)).length > 0) return
      await stores.attempts.add(key, at)
    }
    for (const effect of effects) await effect(stores)
  }
}
