import type { DemoPerson } from '#adapters/demo/demo-person.ts'
import { demoPeople } from '#adapters/demo/people.ts'

/** The seed of every world here, which is the demo's own. */
const SEED = 'vonk'
const KNOWN = demoPeople({ seed: SEED, people: 60 })

const nth = (n: number): DemoPerson => {
  const person = KNOWN[n]
  if (!person) throw new Error(`nobody is number ${n} of the demo world`)
  return person
}

/** Demo members used by stories, by their special features. */
export const PEOPLE = {
  /** A man from the Netherlands with four photos. */
  stijn: nth(8),
  wouter: nth(33),
  kees: nth(28),
  matteo: nth(10),
  callum: nth(6),
  isaac: nth(34),
  /** A woman without a photo. */
  photoless: nth(44),
  /** Privacy mode: photos blurred for strangers. */
  private: nth(15),
  /** Five photos, of which a free viewer sees three. */
  manyPhotos: nth(5),
  fictional: nth(25),
  cam: nth(14),
} as const satisfies Record<string, DemoPerson>
