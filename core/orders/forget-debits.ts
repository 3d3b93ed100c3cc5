import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY } from '../shared/time.ts'

/** Forgets account numbers, addresses and phones that nobody needs any more: by now the provider has them, or nobody will. */
export async function forgetDebits({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ directDebits }) => ok(await directDebits.forgetBefore(now() - DAY)))
}
