import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import { shownNames } from './shown-names.ts'

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
  const names = await shownNames({ reads }, member, ids)
  return blocks.map(({ blocked, at }) => ({ id: blocked, name: names.get(blocked) ?? null, at }))
}
