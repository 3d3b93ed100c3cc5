import type { Towns } from '#core/discovery/ports.ts'
import type { Place } from '#core/profiles/profile.ts'
import type { Country } from '#core/site/countries.ts'
import { seededRandom } from '#ui/art/portrait/random.ts'
import type { DemoPerson } from './demo-person.ts'

const MOST = 60

/** The towns of a country in which people of the demo world live, largest first. */
export const peopledTowns = ({ named }: Towns, country: Country): Promise<readonly Place[]> =>
  named(country, '', MOST)

/** Where somebody lives: the larger a town, the likelier. */
export const homeOf = ({ id }: Pick<DemoPerson, 'id'>, towns: readonly Place[]): Place | null =>
  towns[Math.floor(seededRandom(`${id}/home`).between(0, 1) ** 2 * towns.length)] ?? null

/** The town in which most of these people live. */
export function commonHome(people: readonly DemoPerson[], towns: readonly Place[]): Place | null {
  const homes = people.map((person) => homeOf(person, towns))
  const living = (town: Place) => homes.filter((home) => home === town).length
  return towns.toSorted((a, b) => living(b) - living(a)).at(0) ?? null
}
