import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { TRIES_KEPT } from './tries.ts'

/** Forgets tries that no limit looks back to any more. */
export async function forgetTries({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ attempts }) => ok(await attempts.forgetBefore(now() - TRIES_KEPT)))
}
