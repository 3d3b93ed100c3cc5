import { startOf } from '#core/notifications/deciding/reminders.ts'
import {
  isReminder,
  isSocial,
  NOTIFICATIONS,
  type Notification,
  type ReminderKind,
} from '#core/notifications/notification.ts'
import { lasting, listed, spoken } from './words.ts'

/** A notification that is sent outside the site. */
export type Sent = {
  readonly kind: string
  readonly by: string
  readonly when: string
  /** The switch in the settings; none if it cannot be switched off. */
  readonly preference: string
  readonly priority: string
}

const KINDS = Object.entries(NOTIFICATIONS)

const ofKind = (kind: string) => ({ kind }) as Notification

function waysOf(kind: string): string {
  if ('channel' in NOTIFICATIONS[kind as keyof typeof NOTIFICATIONS]) return 'text message'
  return isSocial(ofKind(kind)) ? 'mail and push' : 'mail'
}

/** The moments of a reminder after its cause. */
function rounds(kind: ReminderKind): string {
  const times: string[] = []
  for (let round = 0; round < 2 || kind !== 'weekly-update'; round += 1) {
    const span = startOf(kind, round)
    if (span === null) break
    times.push(lasting(span))
  }
  return kind === 'weekly-update'
    ? `each ${times[0]} after the signup was confirmed`
    : `${listed(times)} after its cause, as long as it is so`
}

function whenOf(kind: string, events: readonly string[]): string {
  const notification = ofKind(kind)
  if (isReminder(notification)) return rounds(notification.kind)
  return events.length === 0 ? 'asked for, or sent at the desk' : listed(events.map(spoken))
}

/** Every mail, push and text message, from the table that queues them. */
export const SENT: readonly Sent[] = KINDS.map(([kind, { preference, priority, from }]) => ({
  kind: spoken(kind),
  by: waysOf(kind),
  when: whenOf(kind, Object.keys(from)),
  preference: preference === null ? '' : spoken(preference),
  priority,
}))
