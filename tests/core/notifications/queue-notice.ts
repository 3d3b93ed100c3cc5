import type { Notice } from '#core/notifications/notice.ts'
import type { Ports, Stores } from '#core/ports.ts'

/** Queues a notice in the unit of work that causes it. */
export async function queueNotice(
  { deliveries }: Pick<Stores, 'deliveries'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  notice: Notice,
): Promise<void> {
  const at = now()
  await deliveries.add({ id: newId(), notice, addedAt: at, dueAt: at })
}
