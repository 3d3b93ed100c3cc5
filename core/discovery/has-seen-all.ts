import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../site/settings.ts'
import { candidateQuery } from './match-finder.ts'

/** Whether somebody suits a member at all. Asked once nobody is left, so all of them were answered. */
export async function hasSeenAll(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
  site: Pick<Settings, 'id' | 'minimumAge'>,
): Promise<boolean> {
  const viewer = await reads.profiles.byId(member)
  const query = viewer && candidateQuery({ viewer, site, within: undefined, now: now() })
  if (!query) return false
  const { unansweredAt: _, ...answeredToo } = query
  return (await reads.search.count(answeredToo, 1)) > 0
}
