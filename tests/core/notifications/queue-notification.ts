import type { Notification } from '#core/notifications/notification.ts'
import type { Ports, Stores } from '#core/ports.ts'

/** Queues a notification in the unit of work that causes it. */
export async function queueNotification(
  { deliveries }: Pick<Stores, 'deliveries'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  notification: Notification,
): Promise<void> {
  const at = now()
  await deliveries.add({ id: newId(), notification, addedAt: at, dueAt: at })
}
