import { seededRandom } from '#ui/art/portrait/random.ts'
import type { DemoPerson } from './demo-person.ts'
import { NAMES } from './names.ts'

type Nameless = Pick<
  DemoPerson,
  'id' | 'language' | 'country' | 'gender' | 'traits' | 'brand' | 'alsoOn'
>

/** The years between the youngest and the oldest, whose names the lists have. */
const [YOUNGEST, YEARS] = [19, 56]
/** A name that somebody on the same site has already is further off than that of any generation. */
const REPEATED = 60

const meet = (a: Nameless, b: Nameless) =>
  [a.brand, ...a.alsoOn].some((site) => site === b.brand || b.alsoOn.includes(site))

/**
 * Gives each in turn a first name as people of that age have it, which nobody has who is found beside them: in their
 * country, on one of their sites. Where a list is too short, the name that fewest have.
 */
export function nameGiver(): (somebody: Nameless) => string {
  const given: { readonly name: string; readonly to: Nameless }[] = []
  return (to) => {
    const names = NAMES[to.language][to.gender]
    const own = to.traits.age - YOUNGEST + seededRandom(`${to.id}/name`).between(-4, 4)
    const beside = given.filter(
      (one) => one.to.country === to.country && one.to.gender === to.gender && meet(one.to, to),
    )
    const off = (name: string, at: number) =>
      Math.abs((at / names.length) * YEARS - own) +
      REPEATED * beside.filter((one) => one.name === name).length
    const [best] = names
      .map((name, at) => ({ name, off: off(name, at) }))
      .toSorted((a, b) => a.off - b.off)
    if (!best) throw new Error(`${to.language} has no names`)
    given.push({ name: best.name, to })
    return best.name
  }
}
