import type { DomainEvent } from '#core/events.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Log } from '../http/logs/log.ts'

/** Security-relevant events, and their members. */
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
    case 'account.banned':
    case 'account.unbanned':
    case 'account.warned':
      return { member: event.member }
    case 'order.refund-requested':
    case 'order.refund-failed':
    case 'order.payment-returned':
    case 'order.return-failed':
    case 'order.refunded':
      return { member: event.member, order: event.order }
    default:
      return null
  }
}

/** Logs each security event: type, time and member id, nothing private. */
export const securityLog = (log: Log): Consumer => ({
  name: 'security-log',
  async effectsOf(_reads, event, { at }) {
    const concern = concernOf(event)
    if (!concern) return []
    const line = { what: event.type, ...concern, happened_at: isoOf(at) }
    return [async () => log('warn', 'security', line)]
  },
})
