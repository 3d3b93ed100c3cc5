import { audit } from '#core/audit/audit.ts'
import { returnReleased } from '#core/chat-photos/return-released.ts'
import type { Consumer } from '#core/event-log/consumer.ts'
import { notify } from '#core/notifications/notify.ts'
import type { Ports } from '#core/ports.ts'
import type { Log } from '../http/log.ts'
import { securityLog } from './security-log.ts'

/** All event consumers, except live updates, which store nothing. */
export const consumersOf = (ports: Pick<Ports, 'photoFiles'>, log: Log): readonly Consumer[] => [
  returnReleased(ports),
  notify,
  audit,
  securityLog(log),
]
