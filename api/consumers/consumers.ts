import { audit } from '#core/audit/audit.ts'
import type { Consumer } from '#core/event-log/consumer.ts'
import { notify } from '#core/notifications/notify.ts'
import type { Log } from '../http/log.ts'
import { securityLog } from './security-log.ts'

/** All event consumers, except live updates, which store nothing. */
export const consumersOf = (log: Log): readonly Consumer[] => [notify, audit, securityLog(log)]
