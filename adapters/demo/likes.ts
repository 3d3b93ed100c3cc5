import type { Like } from '#core/discovery/ports.ts'
import { seekMutually } from '#core/profiles/wishes.ts'
import { HOUR, type Instant } from '#core/shared/time.ts'
import { seededRandom } from '#ui/art/portrait/random.ts'
import type { DemoPerson } from './demo-person.ts'

const MOST = 4
const AGE_GAP = 12

/** Whether there is a site on which both are shown. */
const meet = (a: DemoPerson, b: DemoPerson) =>
  [b.brand, ...b.alsoOn].some((brand) => brand === a.brand || a.alsoOn.includes(brand))

/** Whom of those who were there before them somebody of the demo world likes: never a real member. */
export function demoLikes(
  person: DemoPerson,
  earlier: readonly DemoPerson[],
  opened: Instant,
): readonly Omit<Like, 'matchSeenAt'>[] {
  const random = seededRandom(`${person.id}/likes`)
  const likely = earlier.filter(
    (other) =>
      meet(person, other) &&
      seekMutually(person, other) &&
      Math.abs(person.traits.age - other.traits.age) <= AGE_GAP &&
      person.kind === 'person' &&
      other.kind === 'person',
  )
  const wanted = Math.min(likely.length, Math.floor(random.between(0, MOST + 1)))
  const liked = new Map(
    Array.from({ length: wanted }, () => random.pick(likely)).map((other) => [other.id, other]),
  )
  return [...liked.values()].map((other) => {
    const since = Math.min(person.joinedAgo, other.joinedAgo)
    const at = Math.round(opened - since + random.between(0.1, 0.9) * since)
    return {
      from: person.id,
      to: other.id,
      at,
      seenAt: random.chance(0.6) ? Math.min(opened, at + 5 * HOUR) : null,
      swiped: false,
    }
  })
}
