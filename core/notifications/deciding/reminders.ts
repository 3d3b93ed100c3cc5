import type { MemberId } from '../../accounts/account.ts'
import type { DomainEvent } from '../../events.ts'
import type { Effect, Occurrence } from '../../platform/consumer.ts'
import { DAY, type Instant, MINUTE, type Millis } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import type { NewDelivery } from '../deliveries.ts'
import type { ReminderKind } from '../notification.ts'

/** Schedule of each kind of reminder, relative to its cause; none after the last. */
const SCHEDULE: Readonly<Record<Exclude<ReminderKind, 'weekly-update'>, readonly Millis[]>> = {
  'unread-reminder': [10 * MINUTE, 3 * DAY, 10 * DAY, 17 * DAY, 24 * DAY],
  'activation-reminder': [DAY, 4 * DAY],
  'photo-reminder': [2 * DAY],
}
const WEEK: Millis = 7 * DAY

/** Delay of a round of reminders; `null` after the last. */
export function startOf(kind: ReminderKind, round: number): Millis | null {
  return kind === 'weekly-update' ? (round + 1) * WEEK : (SCHEDULE[kind][round] ?? null)
}

/** The current round at a moment; missed rounds are skipped. */
export function roundAt(kind: ReminderKind, since: Millis): number {
  let round = 0
  for (;;) {
    const next = startOf(kind, round + 1)
    if (next === null || next > since) return round
    round += 1
  }
}

const idOf = (kind: ReminderKind, member: MemberId) => `${kind} ${member}`

function reminderOf(kind: ReminderKind, member: MemberId, at: Instant, site?: SiteId): NewDelivery {
  const notification = { kind, member, ...(site !== undefined && { site }) }
  return { id: idOf(kind, member), notification, addedAt: at, dueAt: at + (startOf(kind, 0) ?? 0) }
}

const remind =
  (...given: Parameters<typeof reminderOf>): Effect =>
  ({ deliveries }) =>
    deliveries.add(reminderOf(...given))

const stopReminding =
  (kind: ReminderKind, member: MemberId): Effect =>
  ({ deliveries }) =>
    deliveries.done(idOf(kind, member))

/**
 * Ten minutes after a message it is checked whether a mail told of it, also if the reminder of an earlier message had
 * nothing to say and waits for its next round. A reminder that was mailed keeps to its schedule.
 */
const remindOfUnread =
  (member: MemberId, at: Instant, site?: SiteId): Effect =>
  ({ deliveries }) =>
    deliveries.addOrBringForward(reminderOf('unread-reminder', member, at, site))

/** The end of what is unread in one conversation does not end the reminder of others. */
const onceAllIsRead =
  (member: MemberId): Effect =>
  async (stores) => {
    if ((await stores.conversations.unreadOf(member, 1)).length > 0) return
    await stopReminding('unread-reminder', member)(stores)
  }

/** Reminders an event starts and ends. Whether one still applies is decided when it is sent. */
export function reminderEffects(event: DomainEvent, { at }: Occurrence): readonly Effect[] {
  switch (event.type) {
    case 'message.sent':
      return [remindOfUnread(event.to, at, event.site)]
    case 'conversation.read':
    case 'conversation.hidden':
      return [onceAllIsRead(event.by)]
    case 'member.blocked':
      return [onceAllIsRead(event.by), onceAllIsRead(event.blocked)]
    case 'account.joined':
      return [remind('activation-reminder', event.member, at, event.site)]
    case 'account.confirmed':
      return [
        stopReminding('activation-reminder', event.member),
        remind('photo-reminder', event.member, at),
        remind('weekly-update', event.member, at),
      ]
    case 'account.restored':
    case 'account.unbanned':
    case 'device.added':
      return [remind('weekly-update', event.member, at)]
    default:
      return []
  }
}
