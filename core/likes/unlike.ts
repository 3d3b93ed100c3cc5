import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Takes a like back, if there was one; the other is not told. */
export async function unlike(
  { atomically }: Pick<Ports, 'atomically'>,
  { from, to }: { readonly from: MemberId; readonly to: MemberId },
): Promise<void> {
  await atomically(async ({ likes }) => ok(await likes.remove(from, to)))
}
