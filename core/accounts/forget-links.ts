import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Forgets the links of mails that are too old to unsubscribe by: every such mail has one. */
export async function forgetLinks({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ links }) => ok(await links.removeEnded('unsubscribe', now())))
}
