import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

/** Somebody a member blocked, by the name they had; `null` when they are no more. */
export type Blocked = {
  readonly id: MemberId
  readonly name: string | null
  readonly at: Instant
}

/** Whom a member blocked, newest first. */
export async function listBlocked(
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly Blocked[]> {
  const blocks = await reads.blocks.by(member)
  const profiles = await reads.profiles.byIds(blocks.map(({ blocked }) => blocked))
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  return blocks.map(({ blocked, at }) => ({ id: blocked, name: names.get(blocked) ?? null, at }))
}
