import { CHAT_PHOTO_REFUSALS } from '../../chats/chat-photo.ts'
import type { DomainEvent } from '../../events.ts'
import type { Consumer, Effect, Occurrence } from '../../platform/consumer.ts'
import type { Reads } from '../../ports.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import { isSocial, type Notice, type SocialNotice } from '../notice.ts'
import { reminderEffects } from './reminders.ts'

/** Repeated likes notify at most once in this time. */
const LIKE_DEBOUNCE: Millis = DAY

/** Turns events into mails, pushes and texts: the only place that does. */
export const notify: Consumer = {
  name: 'notifications',
  async effectsOf(reads, event, occurrence) {
    const reminders = reminderEffects(event, occurrence)
    const [first, ...others] = noticesOf(event)
    if (!first) return reminders
    if (!isSocial(first)) return [deliver([first, ...others], occurrence), ...reminders]
    const [mail, pushes] = [mailOnce(first, occurrence), await pushesOf(reads, first)]
    return [debounced(first, occurrence, [mail, deliver(pushes, occurrence)]), ...reminders]
  },
}

/** Notices of an event, except pushes: those follow from notices about another member. */
function noticesOf(event: DomainEvent): readonly Notice[] {
  switch (event.type) {
    case 'account.joined':
    case 'activation.requested':
      return [{ kind: 'activate', member: event.member, ...siteOf(event) }]
    case 'reset.requested':
      return [{ kind: 'reset', member: event.member, ...siteOf(event) }]
    case 'account.closed':
      return [{ kind: 'reactivate', member: event.member, ...siteOf(event) }]
    case 'password.changed':
    case 'password.guessed':
      return [{ kind: KIND[event.type], member: event.member }]
    case 'device.added':
      return [{ kind: 'new-device', member: event.member, session: event.session }]
    case 'order.completed':
    case 'order.refund-requested':
    case 'order.refunded':
    case 'order.refund-failed':
    case 'order.charged-back':
    case 'order.chargeback-reversed':
      return [{ kind: KIND[event.type], member: event.member, order: event.order }]
    case 'order.payment-returned':
    case 'order.return-failed': {
      const { member, order, payment } = event
      return [{ kind: KIND[event.type], member, order, payment }]
    }
    case 'debit.code-requested':
      return [{ kind: 'debit-code', member: event.member, debit: event.debit }]
    case 'debit.mandate-signed':
      return [{ kind: 'mandate', member: event.member, debit: event.debit }]
    case 'message.sent':
      return [messageNotice(event)]
    case 'member.liked':
      return [{ kind: 'new-like', member: event.to, from: event.from, ...siteOf(event) }]
    case 'match.made':
      return [{ kind: 'new-match', member: event.to, from: event.from, ...siteOf(event) }]
    case 'report.filed':
      return [
        { kind: 'report-desk', report: event.report },
        { kind: 'report-received', member: event.by, report: event.report },
      ]
    case 'report.decided':
      return event.by === undefined
        ? []
        : [{ kind: 'report-decided', member: event.by, report: event.report }]
    case 'complaint.filed': {
      const { complaint, own, noReceipt } = event
      const desk = { kind: 'complaint-desk', complaint } as const
      return noReceipt ? [desk] : [{ kind: 'complaint', complaint, ...(own && { own }) }, desk]
    }
    case 'complaint.answered':
      return [{ kind: 'complaint-answered', complaint: event.complaint }]
    case 'withdrawal.stated': {
      // Its sender may not be a member.
      const { withdrawal } = event
      return [
        { kind: 'withdrawal-stated', withdrawal },
        { kind: 'withdrawal-desk', withdrawal },
      ]
    }
    case 'withdrawal.confirmed':
      return [{ kind: 'withdrawal', withdrawal: event.withdrawal }]
    case 'account.warned':
    case 'reports.paused':
    case 'account.banned':
    case 'account.unbanned': {
      const { type, member, restriction } = event
      return [{ kind: KIND[type], member, restriction }]
    }
    case 'photo.decided':
      return event.state === 'refused'
        ? [{ kind: 'photo-refused', member: event.member, photo: event.photo }]
        : []
    case 'chat-photo.returned':
      return isRefused(event)
        ? [{ kind: 'photo-refused', member: event.from, photo: event.photo, chat: true }]
        : []
    case 'account.confirmed':
    case 'account.changed':
    case 'account.restored':
    case 'account.erased':
    // Both addresses are mailed by the use case, which alone knows the old one.
    case 'email.changed':
    case 'session.ended':
    case 'conversation.read':
    case 'conversation.hidden':
    case 'chat-photo.sent':
    case 'credits.released':
    case 'like.withdrawn':
    case 'order.failed':
    case 'order.cancelled':
    case 'member.blocked':
    case 'member.unblocked':
      return []
  }
}

/** Notices that an event makes by its type alone. */
const KIND = {
  'password.changed': 'password-changed',
  'password.guessed': 'password-guessed',
  'account.warned': 'account-warned',
  'reports.paused': 'reports-paused',
  'account.banned': 'account-banned',
  'account.unbanned': 'account-unbanned',
  'order.completed': 'receipt',
  'order.refund-requested': 'refund',
  'order.refunded': 'refund',
  'order.refund-failed': 'refund-failed',
  'order.charged-back': 'chargeback',
  'order.chargeback-reversed': 'chargeback-reversed',
  'order.payment-returned': 'payment-returned',
  'order.return-failed': 'return-failed',
} as const

/** A moderator refused it; it did not come back for another reason. */
const isRefused = ({ reason }: Extract<DomainEvent, { type: 'chat-photo.returned' }>) =>
  CHAT_PHOTO_REFUSALS.some((refusal) => refusal === reason)

function messageNotice(event: Extract<DomainEvent, { type: 'message.sent' }>): SocialNotice {
  const { to, from, conversation } = event
  const brings = {
    ...(event.gift && { gift: true as const }),
    ...(event.photo && { photo: true as const }),
  }
  return { kind: 'new-message', member: to, from, conversation, ...brings, ...siteOf(event) }
}

const siteOf = ({ site }: { readonly site?: SiteId }) => (site === undefined ? {} : { site })

/**
 * A push to each subscribed browser. Likes are visible only on their site, so only its browsers get them; conversations
 * are on every site.
 */
async function pushesOf(
  { pushSubscriptions }: Pick<Reads, 'pushSubscriptions'>,
  about: SocialNotice,
): Promise<readonly Notice[]> {
  const { member } = about
  const all = await pushSubscriptions.of(member)
  const isOfOneSite = about.kind !== 'new-message' && about.site !== undefined
  const browsers = isOfOneSite ? all.filter(({ site }) => site === about.site) : all
  return browsers.map(({ endpoint }) => ({ kind: 'push', member, endpoint, about }))
}

/** The id of an event's delivery: derived from the event's position, so idempotent. */
const idOf = (kind: Notice['kind'], { position }: Occurrence, index: number) =>
  `${kind} ${position.sequence} ${index}`

/** Queues notices. */
const deliver =
  (notices: readonly Notice[], occurrence: Occurrence): Effect =>
  async ({ deliveries }) => {
    const { at } = occurrence
    for (const [index, notice] of notices.entries()) {
      const id = idOf(notice.kind, occurrence, index)
      await deliveries.add({ id, notice, addedAt: at, dueAt: at })
    }
  }

/**
 * Queues the mail about another member. A conversation's mail that still waits tells of all that is unread when it is
 * sent, so another one would find nothing to say.
 */
function mailOnce(about: SocialNotice, occurrence: Occurrence): Effect {
  if (about.kind !== 'new-message') return deliver([about], occurrence)
  const { kind, member, conversation } = about
  const id = `${kind} ${conversation} ${member}`
  return async ({ deliveries }) => {
    const { at } = occurrence
    const state = await deliveries.stateOf(id)
    if (state === 'waiting') return
    const own = state === 'unknown' ? id : idOf(kind, occurrence, 0)
    await deliveries.add({ id: own, notice: about, addedAt: at, dueAt: at })
  }
}

/** All of these, but debounced per like or match. */
function debounced(about: SocialNotice, { at }: Occurrence, effects: readonly Effect[]): Effect {
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
