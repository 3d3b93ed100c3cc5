import type { Ports, Stores } from '../ports.ts'
import type { Notice } from './outbox.ts'

/** Puts a notice on its way, as part of the unit of work that causes it. */
export async function queueNotice(
  { outbox }: Pick<Stores, 'outbox'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  notice: Notice,
): Promise<void> {
  const at = now()
  await outbox.add({ id: newId(), notice, addedAt: at, dueAt: at, attempts: 0 })
}
