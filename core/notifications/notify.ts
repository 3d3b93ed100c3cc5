import type { Consumer, Effect, Occurrence } from '../event-log/consumer.ts'
import type { DomainEvent } from '../events.ts'
import type { Reads } from '../ports.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import type { Notice, SocialNotice } from './notice.ts'
import { reminderEffects } from './reminders.ts'

/** Somebody who takes a like back and gives it again is not told of twice a day. */
const TOLD_ONCE: Millis = DAY

/** Whom to tell of what happened, and how: the one place that turns events into mails, pushes and texts. */
export const notify: Consumer = {
  name: 'notifications',
  async effectsOf(reads, event, occurrence) {
    const reminders = reminderEffects(event, occurrence)
    const social = socialNotice(event)
    if (social) return [toldOnce(social, occurrence, await everyWay(reads, social)), ...reminders]
    if (event.type === 'complaint.filed') {
      const { complaint } = event
      return [
        deliver(
          [
            { kind: 'complaint', complaint },
            { kind: 'complaint-desk', complaint },
          ],
          occurrence,
        ),
      ]
    }
    const notice = accountNotice(event)
    return notice ? [deliver([notice], occurrence), ...reminders] : reminders
  },
}

/** What an event calls for in the member's own matters. */
function accountNotice(event: DomainEvent): Notice | null {
  switch (event.type) {
    case 'account.joined':
    case 'activation.requested':
      return { kind: 'activate', member: event.member, ...siteOf(event) }
    case 'reset.requested':
      return { kind: 'reset', member: event.member, ...siteOf(event) }
    case 'account.closed':
      return { kind: 'reactivate', member: event.member, ...siteOf(event) }
    case 'password.changed':
      return { kind: 'password-changed', member: event.member }
    case 'password.guessed':
      return { kind: 'password-guessed', member: event.member }
    case 'device.added':
      return { kind: 'new-device', member: event.member, session: event.session }
    case 'order.completed':
      return { kind: 'receipt', member: event.member, order: event.order }
    case 'order.refund-requested':
    case 'order.refunded':
      return { kind: 'refund', member: event.member, order: event.order }
    case 'order.refund-failed':
      return { kind: 'refund-failed', member: event.member, order: event.order }
    case 'order.charged-back':
      return { kind: 'chargeback', member: event.member, order: event.order }
    case 'order.chargeback-reversed':
      return { kind: 'chargeback-reversed', member: event.member, order: event.order }
    case 'debit.code-requested':
      return { kind: 'debit-code', member: event.member, debit: event.debit }
    default:
      return null
  }
}

/** What an event tells somebody of another member's doing. */
function socialNotice(event: DomainEvent): SocialNotice | null {
  switch (event.type) {
    case 'message.sent': {
      const { to, from, conversation } = event
      const gift = event.gift ? { gift: true as const } : {}
      return { kind: 'new-message', member: to, from, conversation, ...gift, ...siteOf(event) }
    }
    case 'member.liked':
      return { kind: 'new-like', member: event.to, from: event.from, ...siteOf(event) }
    case 'match.made':
      return { kind: 'new-match', member: event.to, from: event.from, ...siteOf(event) }
    default:
      return null
  }
}

const siteOf = ({ site }: { readonly site?: SiteId }) => (site === undefined ? {} : { site })

/**
 * A letter, and a push to each browser that takes them. Likes are seen on their site alone, so that only its
 * browsers hear of them; conversations are the member's on every site.
 */
async function everyWay(
  { pushSubscriptions }: Pick<Reads, 'pushSubscriptions'>,
  about: SocialNotice,
): Promise<readonly Notice[]> {
  const { member } = about
  const all = await pushSubscriptions.of(member)
  const isOfOneSite = about.kind !== 'new-message' && about.site !== undefined
  const browsers = isOfOneSite ? all.filter(({ site }) => site === about.site) : all
  return [
    about,
    ...browsers.map(({ endpoint }) => ({ kind: 'push', member, endpoint, about }) as const),
  ]
}

/** Puts notices on their way, under ids made of the event's place: handled twice, they are there once. */
const deliver =
  (notices: readonly Notice[], { position, at }: Occurrence): Effect =>
  async ({ deliveries }) => {
    for (const [index, notice] of notices.entries()) {
      const id = `event-${position.sequence}-${index}`
      await deliveries.add({ id, notice, addedAt: at, dueAt: at })
    }
  }

/** The same, but of one like or match only once in a while. */
function toldOnce(about: SocialNotice, occurrence: Occurrence, notices: readonly Notice[]): Effect {
  const delivered = deliver(notices, occurrence)
  if (about.kind === 'new-message') return delivered
  const key = `like:${about.from}:${about.member}`
  return async (stores) => {
    const { at } = occurrence
    if ((await stores.attempts.since(key, at - TOLD_ONCE)).length > 0) return
    await stores.attempts.add(key, at)
    await delivered(stores)
  }
}
