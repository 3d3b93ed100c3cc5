import { isShown, type MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'

/** Profile names for a member; missing where somebody is erased or not shown, or blocked this member. */
export async function shownNames(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const [accounts, profiles, blockers] = await Promise.all([
    reads.accounts.byIds(ids),
    reads.profiles.byIds(ids),
    reads.blocks.blockersOf(member, ids),
  ])
  const shown = new Set(accounts.filter(isShown).map(({ id }) => id))
  for (const id of blockers) shown.delete(id)
  return new Map(profiles.flatMap(({ id, name }) => (shown.has(id) ? [[id, name] as const] : [])))
}
