import { isShown, type MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

/** A blocked member, by their profile name; `null` if they are erased or not shown, or blocked this member too. */
export type Blocked = {
  readonly id: MemberId
  readonly name: string | null
  readonly at: Instant
}

/** Members blocked by a member, newest first. */
export async function listBlocked(
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly Blocked[]> {
  const blocks = await reads.blocks.by(member)
  const ids = blocks.map(({ blocked }) => blocked)
  const [accounts, profiles, blockers] = await Promise.all([
    reads.accounts.byIds(ids),
    reads.profiles.byIds(ids),
    reads.blocks.blockersOf(member, ids),
  ])
  const shown = new Set(accounts.filter(isShown).map(({ id }) => id))
  for (const id of blockers) shown.delete(id)
  const names = new Map(profiles.map(({ id, name }) => [id, shown.has(id) ? name : null]))
  return blocks.map(({ blocked, at }) => ({ id: blocked, name: names.get(blocked) ?? null, at }))
}
