import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { TRY_RETENTION } from './tries.ts'

/** Prunes attempts older than every rate limit's window. */
export async function pruneTries({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ attempts }) => ok(await attempts.pruneBefore(now() - TRY_RETENTION)))
}
