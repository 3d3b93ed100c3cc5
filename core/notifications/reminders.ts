import type { MemberId } from '../accounts/account.ts'
import type { Effect, Occurrence } from '../event-log/consumer.ts'
import type { DomainEvent } from '../events.ts'
import { DAY, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import type { ReminderKind } from './notice.ts'

/** When the reminders of a kind leave, counted from their cause; after the last one the member is left alone. */
const SCHEDULE: Readonly<Record<Exclude<ReminderKind, 'weekly-update'>, readonly Millis[]>> = {
  'unread-reminder': [10 * MINUTE, 3 * DAY, 10 * DAY, 17 * DAY, 24 * DAY],
  'activation-reminder': [DAY, 4 * DAY],
  'photo-reminder': [2 * DAY],
}
const WEEK: Millis = 7 * DAY

/** How long after its cause a round of reminders leaves; `null` after the last. */
export function startOf(kind: ReminderKind, round: number): Millis | null {
  return kind === 'weekly-update' ? (round + 1) * WEEK : (SCHEDULE[kind][round] ?? null)
}

/** The round that a moment belongs to; one that was missed is not caught up with. */
export function roundAt(kind: ReminderKind, since: Millis): number {
  let round = 0
  for (;;) {
    const next = startOf(kind, round + 1)
    if (next === null || next > since) return round
    round += 1
  }
}

const idOf = (kind: ReminderKind, member: MemberId) => `${kind} ${member}`

function remind(kind: ReminderKind, member: MemberId, at: Instant, site?: SiteId): Effect {
  const notice = { kind, member, ...(site !== undefined && { site }) }
  const dueAt = at + (startOf(kind, 0) ?? 0)
  return ({ deliveries }) => deliveries.add({ id: idOf(kind, member), notice, addedAt: at, dueAt })
}

const stopReminding =
  (kind: ReminderKind, member: MemberId): Effect =>
  ({ deliveries }) =>
    deliveries.done(idOf(kind, member))

/** Which reminders an event begins and ends. Whether one is still called for is decided when it leaves. */
export function reminderEffects(event: DomainEvent, { at }: Occurrence): readonly Effect[] {
  switch (event.type) {
    case 'message.sent':
      return [remind('unread-reminder', event.to, at, event.site)]
    case 'conversation.read':
      return [stopReminding('unread-reminder', event.by)]
    case 'account.joined':
      return [remind('activation-reminder', event.member, at, event.site)]
    case 'account.confirmed':
      return [
        stopReminding('activation-reminder', event.member),
        remind('photo-reminder', event.member, at),
        remind('weekly-update', event.member, at),
      ]
    case 'account.restored':
    case 'device.added':
      return [remind('weekly-update', event.member, at)]
    default:
      return []
  }
}
