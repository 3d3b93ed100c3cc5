import type { Consumer } from '#core/platform/consumer.ts'
import { EVENT_KINDS } from '#core/platform/event-kinds.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Log } from '../http/logs/log.ts'

/** Logs each security event: type, time, member id and order id, nothing private. */
export const securityLog = (log: Log): Consumer => ({
  name: 'security-log',
  async effectsOf(_reads, event, { at }) {
    if (!EVENT_KINDS[event.type].security || !('member' in event)) return []
    const order = 'order' in event ? { order: event.order } : {}
    const line = { what: event.type, member: event.member, ...order, happened_at: isoOf(at) }
    return [async () => log('warn', 'security', line)]
  },
})
