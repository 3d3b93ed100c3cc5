import { t } from 'elysia'
import type { Delivery } from '#core/notifications/deliveries.ts'
import { CHANNELS, channelOf, NOTIFICATIONS } from '#core/notifications/notification.ts'
import { BACKUP_WORK } from '#core/platform/backups.ts'
import type { ParkedEvent } from '#core/platform/event-log.ts'
import type { ParkedName } from '#core/platform/events/retry-parked.ts'
import { JOB_NAMES } from '#core/platform/jobs.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'

/** Kinds of mails, pushes and texts. */
export const KINDS = Object.keys(NOTIFICATIONS) as (keyof typeof NOTIFICATIONS)[]

/** A mail, push or text in the queue, without its recipient. */
export const DeliveryShape = t.Object({
  id: t.String(),
  kind: OneOf(KINDS),
  channel: OneOf(CHANNELS),
  added_at: Moment,
  due_at: Moment,
  attempts: Whole(),
  /** Error code of the last attempt. */
  error: Nullable(t.String()),
  died_at: Nullable(Moment),
})

export const deliveryOf = ({ notification, ...delivery }: Delivery) => ({
  id: delivery.id,
  kind: notification.kind === 'push' ? notification.about.kind : notification.kind,
  channel: channelOf(notification),
  added_at: isoOf(delivery.addedAt),
  due_at: isoOf(delivery.dueAt),
  attempts: delivery.attempts,
  error: delivery.error,
  died_at: momentOf(delivery.diedAt),
})

/** How far a consumer of events is. */
export const ConsumerShape = t.Object({
  name: t.String(),
  position: t.String(),
  /** Events after it. */
  behind: Whole(),
  behind_since: Nullable(Moment),
  /** Failures of its next event. */
  failures: Whole(),
  retry_at: Nullable(Moment),
})

/** An event that its consumer failed on, without its facts. */
export const ParkedShape = t.Object({
  id: t.String(),
  consumer: t.String(),
  type: t.String(),
  happened_at: Moment,
  parked_at: Moment,
  error: t.String(),
})

export const parkedOf = ({ consumer, event, error, parkedAt }: ParkedEvent) => ({
  id: `${consumer}:${event.position.sequence}`,
  consumer,
  type: event.type,
  happened_at: isoOf(event.at),
  parked_at: isoOf(parkedAt),
  error,
})

/** The name of a parked event from its id; `all` stays. */
export function parkedNameIn(id: string): ParkedName | 'all' {
  if (id === 'all') return 'all'
  const colon = id.lastIndexOf(':')
  return { consumer: id.slice(0, colon), sequence: Number(id.slice(colon + 1)) }
}

/** When a job runs. */
export const JobShape = t.Object({
  name: OneOf(JOB_NAMES),
  every_seconds: Whole(),
  last_run_at: Nullable(Moment),
  next_run_at: Nullable(Moment),
  leased_until: Nullable(Moment),
})

/** How backups, or the drills that restore one, last went. */
export const BackupRunShape = t.Object({
  work: OneOf(BACKUP_WORK),
  done_at: Nullable(Moment),
  bytes: Whole(),
  failed_at: Nullable(Moment),
  fault: Nullable(t.String()),
})
