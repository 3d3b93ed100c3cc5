import type { Consumer } from '#core/event-log/consumer.ts'
import type { DomainEvent } from '#core/events.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Log } from '../http/log.ts'

/** What whoever watches over the site wants to see as it happens, and whose it is. */
function concernOf(
  event: DomainEvent,
): { readonly member: string; readonly order?: string } | null {
  switch (event.type) {
    case 'device.added':
    case 'password.guessed':
    case 'password.changed':
    case 'email.changed':
    case 'account.closed':
    case 'account.restored':
      return { member: event.member }
    case 'order.refund-requested':
    case 'order.refund-failed':
    case 'order.refunded':
      return { member: event.member, order: event.order }
    default:
      return null
  }
}

/** Writes a line for each event that concerns security: what, when and whose by id, and nothing that is private. */
export const securityLog = (log: Log): Consumer => ({
  name: 'security-log',
  async effectsOf(_reads, event, { at }) {
    const concern = concernOf(event)
    if (!concern) return []
    const line = { what: event.type, ...concern, happened_at: isoOf(at) }
    return [async () => log('warn', 'security', line)]
  },
})
