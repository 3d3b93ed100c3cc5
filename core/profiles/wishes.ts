import { type Area, areaOf, areasWithin } from '../site/geo.ts'
import {
  GENDERS,
  type Gender,
  orderedAges,
  type Profile,
  type SearchedAges,
  type Wishes,
} from './profile.ts'

type Heart = Pick<Profile, 'gender' | 'sexuality'>

/** The genders a member looks for; none without consent. */
export function seeks({ gender, sexuality }: Heart): readonly Gender[] {
  if (sexuality === null) return []
  if (sexuality === 'bi') return GENDERS
  return GENDERS.filter((other) => (other === gender) === (sexuality !== 'hetero'))
}

/** Whether each has a gender the other looks for. */
export const seekMutually = (a: Heart, b: Heart): boolean =>
  seeks(a).includes(b.gender) && seeks(b).includes(a.gender)

/** Whom wishes are compared with: an age, and where somebody lives. */
export type Suitor = { readonly age: number; readonly area: Area | null }

/** No wishes besides gender. */
export const NO_WISHES: Wishes = { ageFrom: null, ageTo: null, within: null }

/** Wishes as they are stored: ages in order, and none that excludes nobody. */
export function orderedWishes({ ageFrom, ageTo, within }: Wishes, minimumAge: number): Wishes {
  const [from, to] = orderedAges(ageFrom, ageTo)
  return {
    ageFrom: from === null || from <= minimumAge ? null : from,
    ageTo: to === null ? null : Math.max(to, minimumAge),
    within,
  }
}

/** Ages chosen in search, in the same order. */
export function orderedSearchedAges(
  ages: SearchedAges | null,
  minimumAge: number,
): SearchedAges | null {
  if (ages === null || ages === 'own') return ages
  const { from: ageFrom, to: ageTo } = ages
  const ordered = orderedWishes({ ...NO_WISHES, ageFrom, ageTo }, minimumAge)
  return { from: ordered.ageFrom, to: ordered.ageTo }
}

/** Whether somebody is whom this profile wishes to meet. A distance that cannot be measured is too far. */
export function wishesFor(
  { wishes: { ageFrom, ageTo, within }, place: { cell } }: Pick<Profile, 'wishes' | 'place'>,
  { age, area }: Suitor,
): boolean {
  if (ageFrom !== null && age < ageFrom) return false
  if (ageTo !== null && age > ageTo) return false
  if (within === null) return true
  return cell !== null && area !== null && areasWithin(area, within).includes(areaOf(cell))
}
