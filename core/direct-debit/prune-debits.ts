import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY } from '../shared/time.ts'

/** Prunes account numbers, addresses and phones no longer needed: the provider has them, or the debit was abandoned. */
export async function pruneDebits({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ directDebits }) => ok(await directDebits.pruneBefore(now() - DAY)))
}
