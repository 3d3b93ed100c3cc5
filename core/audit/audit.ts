import type { MemberId } from '../accounts/account.ts'
import type { Consumer } from '../event-log/consumer.ts'
import type { DomainEvent } from '../events.ts'

/** Writes down what concerns access, money, safety and what others see; messages and likes are nobody's business. */
export const audit: Consumer = {
  name: 'audit',
  async effectsOf(_reads, event, { position, at }) {
    const about = aboutOf(event)
    if (!about) return []
    const entry = { sequence: position.sequence, type: event.type, at, ...about }
    return [({ audit: trail }) => trail.add(entry)]
  },
}

type About = { readonly member: MemberId; readonly subject: string | null }

function aboutOf(event: DomainEvent): About | null {
  switch (event.type) {
    case 'account.joined':
    case 'account.confirmed':
    case 'account.closed':
    case 'account.restored':
    case 'reset.requested':
    case 'password.changed':
    case 'email.changed':
    case 'device.added':
    case 'password.guessed':
    case 'session.ended':
      return { member: event.member, subject: null }
    case 'order.completed':
    case 'order.failed':
    case 'order.cancelled':
    case 'order.refund-requested':
    case 'order.refund-failed':
    case 'order.refunded':
    case 'order.charged-back':
    case 'order.chargeback-reversed':
      return { member: event.member, subject: event.order }
    case 'photo.decided':
      return { member: event.member, subject: event.photo }
    case 'member.blocked':
    case 'member.unblocked':
      return { member: event.by, subject: event.blocked }
    case 'report.filed':
      return { member: event.by, subject: event.report }
    default:
      return null
  }
}
