import type { MemberId } from '#core/accounts/account.ts'
import type { Details, Gender, ProfileKind, Sexuality } from '#core/profiles/profile.ts'
import { DAY, dayOf, HOUR, type IsoDate, type Millis } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Brand } from '#core/site/settings.ts'
import { type PortraitTraits, type Shot, shotFor } from '#ui/art/portrait/portrait.ts'
import { type SeededRandom, seededRandom } from '#ui/art/portrait/random.ts'
import { appearanceOf, traitsOf } from './appearance.ts'
import { AUDIENCES, type Audience, NICHES } from './audiences.ts'
import { DEMO_EPOCH, demoId } from './chance.ts'
import {
  ageOf,
  detailsOf,
  genderOf,
  kindOf,
  nameOf,
  portraitsOf,
  sexualityOf,
} from './character.ts'
import { countryOf, languageOf, nicheCountry, skinOf } from './homes.ts'
import { NAMES } from './names.ts'
import { storyteller } from './story.ts'

/** Which demo world, and how much of it: fewer people are the first of more. */
export type WorldSize = { readonly seed: string; readonly people: number }

/** Somebody who does not exist, and whom everything says so of. */
export type DemoPerson = {
  readonly id: MemberId
  /** Whose site they joined, and whose others they said yes to. */
  readonly brand: Brand
  readonly alsoOn: readonly Brand[]
  readonly kind: ProfileKind
  readonly name: string
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly birthDate: IsoDate
  readonly country: Country
  readonly language: Locale
  readonly about: string
  readonly details: Details
  readonly interests: readonly string[]
  readonly privacy: boolean
  readonly traits: PortraitTraits
  /** The ids of their portraits, each another scene. */
  readonly portraits: readonly string[]
  /** Where and how the first one shows them: unlike those who came before them. */
  readonly shot: Shot
  /** How long before the world opened they joined, and were last here. */
  readonly joinedAgo: Millis
  readonly activeAgo: Millis
}

/** So many people in a row share neither a scene nor a pose. */
const NEIGHBOURS = 8

/** For so many people on the site for everybody, each niche has one of its own. */
const PER_NICHE = 6

/**
 * The people of a demo world, those of the site for everybody first; the same ones for the same seed. `people`
 * counts these, and each niche has its share beside them.
 */
export function demoPeople({ seed, people }: WorldSize): readonly DemoPerson[] {
  const tell = storyteller(seed)
  const crowd = (brand: Brand, size: number) => {
    const shots: Shot[] = []
    return Array.from({ length: size }, (_, nth) => {
      const name = brand === 'default' ? seed : `${seed}/${brand}`
      const country = brand === 'default' ? countryOf(seed, nth) : nicheCountry(name, nth)
      const language = languageOf(seededRandom(`${name}/${nth}/language`), country)
      const made = person(`${name}/${nth}`, { nth, brand, country, language, tell })
      const shot = shotFor(made.id, made.traits, shots.slice(-NEIGHBOURS))
      shots.push(shot)
      return { ...made, shot }
    })
  }
  return [
    ...crowd('default', people),
    ...NICHES.flatMap((niche) => crowd(niche, Math.ceil(people / PER_NICHE))),
  ]
}

const known = new Map<string, readonly DemoPerson[]>()

/** The same people again, without making them up anew: nobody in them ever changes. */
export function knownPeople(size: WorldSize): readonly DemoPerson[] {
  const name = `${size.seed}/${size.people}`
  const people = known.get(name) ?? demoPeople(size)
  known.set(name, people)
  return people
}

type Stock = Pick<DemoPerson, 'brand' | 'country' | 'language'> & {
  readonly nth: number
  readonly tell: ReturnType<typeof storyteller>
}

function person(
  name: string,
  { nth, brand, country, language, tell }: Stock,
): Omit<DemoPerson, 'shot'> {
  const random = (what: string) => seededRandom(`${name}/${what}`)
  const audience = brand === 'default' ? EVERYBODY : AUDIENCES[brand]
  const kind = kindOf(nth)
  const gender = genderOf(random('gender'), audience)
  const age = ageOf(random('age'), kind, audience.ages?.[gender])
  const drawn = appearanceOf(random('looks'), gender, age, skinOf(random('skin'), country))
  const looks = { ...drawn, body: audience.body?.(random('body'), gender) ?? drawn.body }
  const joinedDay = Math.floor(random('joined').between(0, 18) ** 2)
  const joinedAgo = Math.round(joinedDay * DAY + random('hour').between(2, 20) * HOUR)
  const days = random('birthday').between(0, 364)
  const sexuality = audience.heart?.(random('heart')) ?? sexualityOf(random('heart'), gender)
  const details = detailsOf(random('details'), kind, age, looks)
  const others = alsoOn(random, { brand, kind, gender, age, sexuality, details })
  const gear = audience.gear?.(random('gear'))
  const secular = [brand, ...others].some((site) => site !== 'default' && AUDIENCES[site].secular)
  return {
    id: demoId(name, 400 - joinedDay),
    brand,
    alsoOn: others,
    kind,
    name: nameOf(random('name'), NAMES[language][gender], age),
    gender,
    sexuality,
    birthDate: dayOf(DEMO_EPOCH - Math.floor(age * 365.25 + days) * DAY),
    country,
    language,
    ...tell(random('story'), { language, kind, age, sites: [brand, ...others] }),
    details,
    privacy: random('privacy').chance(0.05),
    traits: {
      ...traitsOf(random('paint'), gender, age, looks),
      ...(secular ? { religious: false } : {}),
      ...(gear ? { gear } : {}),
    },
    portraits: Array.from({ length: portraitsOf(random('portraits')) }, (_, scene) =>
      demoId(`${name}/portrait/${scene}`, 400 - joinedDay),
    ),
    joinedAgo,
    activeAgo: Math.min(
      random('active').between(0.4, 26) ** 2 * HOUR,
      joinedAgo * random('since').between(0.1, 0.9),
    ),
  }
}

const EVERYBODY: Omit<Audience, 'women' | 'suits' | 'secular'> & { readonly women: null } = {
  women: null,
}

/** On which other sites somebody said they want to be shown: half of those whom a niche suits, a third back on Vonk. */
function alsoOn(
  random: (what: string) => SeededRandom,
  {
    brand,
    kind,
    ...somebody
  }: Pick<DemoPerson, 'brand' | 'kind' | 'gender' | 'sexuality' | 'details'> & {
    readonly age: number
  },
): readonly Brand[] {
  if (kind !== 'person') return []
  if (brand !== 'default') return random('back').chance(0.33) ? ['default'] : []
  return NICHES.filter(
    (niche) => AUDIENCES[niche].suits(somebody) && random(`also/${niche}`).chance(0.5),
  )
}
