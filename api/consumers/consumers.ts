import { returnReleased } from '#core/chats/photos/return-unchecked.ts'
import { audit } from '#core/desk/log/audit.ts'
import { notify } from '#core/notifications/deciding/notify.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import type { Ports } from '#core/ports.ts'
import type { Log } from '../http/logs/log.ts'
import { securityLog } from './security-log.ts'

/** All event consumers, except live updates, which store nothing. */
export const consumersOf = (ports: Pick<Ports, 'photoFiles'>, log: Log): readonly Consumer[] => [
  returnReleased(ports),
  notify,
  audit,
  securityLog(log),
]
