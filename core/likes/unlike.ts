import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Takes a like back, if there was one; the other is not told. */
export async function unlike(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { from, to }: { readonly from: MemberId; readonly to: MemberId },
): Promise<void> {
  await atomically(async ({ likes, events }) => {
    if (!(await likes.between(from, to))) return ok(null)
    await likes.remove(from, to)
    await events.append({ type: 'like.withdrawn', from, to }, now())
    return ok(null)
  })
}
