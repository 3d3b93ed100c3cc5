import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { Wishes } from '../../profiles/profile.ts'
import type { Settings } from '../../site/settings.ts'
import { candidateQuery } from '../finder/match-finder.ts'
import { COUNT_CAP } from '../search.ts'

/** Wishes that can be widened, and the wishes without each. */
const WITHOUT = {
  age: { ageFrom: null, ageTo: null },
  distance: { within: null },
} as const satisfies Record<string, Partial<Wishes>>
export const WISHES = ['age', 'distance'] as const
export type Wish = (typeof WISHES)[number]

/**
 * The wish that keeps most people out of a member's match finder; `null` if there would be nobody without it either.
 * Asked once everybody was shown, so these are people whom only that wish keeps out.
 */
export async function narrowestWish(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
  site: Pick<Settings, 'id' | 'minimumAge'>,
): Promise<Wish | null> {
  const viewer = await reads.profiles.byId(member)
  if (!viewer) return null
  const at = now()
  const countWithout = async (wish: Wish) => {
    const wider = { ...viewer, wishes: { ...viewer.wishes, ...WITHOUT[wish] } }
    const query = candidateQuery({ viewer: wider, site, within: undefined, now: at })
    return query ? reads.search.count(query, COUNT_CAP) : 0
  }
  const { ageFrom, ageTo, within } = viewer.wishes
  const age = ageFrom === null && ageTo === null ? 0 : await countWithout('age')
  const distance = within === null ? 0 : await countWithout('distance')
  if (age === 0 && distance === 0) return null
  return distance > age ? 'distance' : 'age'
}
