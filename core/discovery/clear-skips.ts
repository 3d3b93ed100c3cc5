import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Removes a member's skips: the match finder shows those profiles again. */
export async function clearSkips(
  { atomically }: Pick<Ports, 'atomically'>,
  member: MemberId,
): Promise<void> {
  await atomically(async ({ passes }) => ok(await passes.removeSkips(member)))
}
