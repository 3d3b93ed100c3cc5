import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Lets the match finder show those again whom a member skipped. */
export async function forgetSkips(
  { atomically }: Pick<Ports, 'atomically'>,
  member: MemberId,
): Promise<void> {
  await atomically(async ({ passes }) => ok(await passes.removeSkips(member)))
}
