import type { MemberId } from '#core/accounts/account.ts'
import { seekMutually } from '#core/profiles/wishes.ts'
import { MINUTE, type Millis } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import { meetsTheEye, type Shot } from '#ui/art/portrait/portrait.ts'
import { AUDIENCES } from './audiences.ts'
import type { DemoPerson } from './demo-person.ts'
import { GUEST_SELF } from './guest.ts'

type Somebody = Omit<DemoPerson, 'name'>

/** Neither the young nor the old of everybody: whom most look for. */
const AGES = [28, 42] as const

/** Their shot, in which they smile at the reader. */
export const welcomingShot = ({ shot }: Somebody): Shot => ({ ...shot, welcoming: true })

/** One of each country, with whom search is to begin: somebody who is near enough for their smile to be seen. */
export function welcomesIn(crowd: readonly Somebody[]): readonly MemberId[] {
  const welcomes = new Map<Country, MemberId>()
  for (const one of crowd) {
    if (!welcomes.has(one.country) && canWelcome(one)) welcomes.set(one.country, one.id)
  }
  return [...welcomes.values()]
}

/** How long before the world opened they were here: later than anybody else, and those of the main site last. */
export const hereJustNow = ({ brand }: Somebody): Millis => (brand === 'default' ? 6 : 8) * MINUTE

const canWelcome = (one: Somebody): boolean =>
  one.kind === 'person' &&
  !one.privacy &&
  one.portraits.length > 0 &&
  suits(one) &&
  meetsTheEye(one.id, one.traits, { shot: welcomingShot(one) })

/** On the site for everybody a guest is to find them, who searches about their age. */
function suits({ brand, traits: { age }, gender, sexuality }: Somebody): boolean {
  if (brand !== 'default') return AUDIENCES[brand].ages !== undefined || isMiddle(age)
  return isMiddle(age) && seekMutually(GUEST_SELF, { gender, sexuality })
}

const isMiddle = (age: number): boolean => age >= AGES[0] && age <= AGES[1]
