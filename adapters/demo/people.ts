import { DAY, dayOf, HOUR } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { Brand } from '#core/site/settings.ts'
import { type Shot, shotFor } from '#ui/art/portrait/portrait.ts'
import { type SeededRandom, seededRandom } from '#ui/art/portrait/random.ts'
import { appearanceOf, traitsOf } from './appearance.ts'
import { AUDIENCES, type Audience, NICHES } from './audiences.ts'
import { DEMO_EPOCH, demoId } from './chance.ts'
import { ageOf, detailsOf, genderOf, kindOf, portraitsOf, sexualityOf } from './character.ts'
import type { DemoPerson } from './demo-person.ts'
import { countryOf, homeCountry, languageOf, nicheCountry, skinOf } from './homes.ts'
import { nameGiver } from './naming.ts'
import { storyteller } from './story.ts'
import { hereJustNow, welcomesIn, welcomingShot } from './welcoming.ts'

/** Which demo world, and how much of it: fewer people are the first of more. */
export type WorldSize = {
  readonly seed: string
  readonly people: number
  /** So many live at least where a language is at home: others join where `people` are fewer. */
  readonly atHome?: number
}

/** The world of the demo itself. */
export const DEMO_WORLD: WorldSize = { seed: 'vonk', people: 300, atHome: 36 }

/** So many people in a row share neither a scene nor a pose. */
const NEIGHBOURS = 8

/** For so many people on the site for everybody, each niche has one of its own. */
const PER_NICHE = 6

/**
 * The people of a demo world, those of the site for everybody first; the same ones for the same seed. `people`
 * counts these; each niche has its share beside them, and each language enough at home.
 */
export function demoPeople({ seed, people, atHome = 0 }: WorldSize): readonly DemoPerson[] {
  const tell = storyteller(seed)
  const everybody = crowdOf(seed, 'default', tell, people, (nth) => {
    const country = countryOf(seed, nth)
    return { country, language: languageOf(seededRandom(`${seed}/${nth}/language`), country) }
  })
  const niches = NICHES.map((niche) => {
    const name = `${seed}/${niche}`
    return crowdOf(name, niche, tell, Math.ceil(people / PER_NICHE), (nth) => {
      const country = nicheCountry(name, nth)
      return { country, language: languageOf(seededRandom(`${name}/${nth}/language`), country) }
    })
  })
  const locals = LOCALES.map((language) => {
    const country = homeCountry(language)
    const there = everybody.filter((one) => one.country === country && one.language === language)
    const missing = Math.max(0, atHome - there.length)
    return crowdOf(`${seed}/${language}`, 'default', tell, missing, () => ({ country, language }))
  })
  const names = nameGiver()
  const inTurn = [everybody, ...niches]
    .flatMap((crowd, at) =>
      crowd.map((one, nth) => ({ one, turn: at === 0 ? nth : nth * PER_NICHE - 0.5 })),
    )
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ one }) => one)
  const named = new Map([...inTurn, ...locals.flat()].map((one) => [one.id, names(one)]))
  const welcomes = [[...everybody, ...locals.flat()], ...niches].flatMap(welcomesIn)
  return [everybody, ...niches, ...locals]
    .flat()
    .map((one) =>
      welcomes.includes(one.id)
        ? { ...one, activeAgo: hereJustNow(one), shot: welcomingShot(one) }
        : one,
    )
    .map((one) => ({ ...one, name: named.get(one.id) ?? '' }))
}

type Unnamed = Omit<DemoPerson, 'name'>

/** People of one site, of whom those near each other are shown unlike each other. */
function crowdOf(
  name: string,
  brand: Brand,
  tell: Stock['tell'],
  size: number,
  homeOf: (nth: number) => Pick<Stock, 'country' | 'language'>,
): readonly Unnamed[] {
  const shots: Shot[] = []
  return Array.from({ length: size }, (_, nth) => {
    const made = person(`${name}/${nth}`, { nth, brand, ...homeOf(nth), tell })
    const shot = shotFor(made.id, made.traits, shots.slice(-NEIGHBOURS))
    shots.push(shot)
    return { ...made, shot }
  })
}

const known = new Map<string, readonly DemoPerson[]>()

/** The same people again, without making them up anew: nobody in them ever changes. */
export function knownPeople(size: WorldSize): readonly DemoPerson[] {
  const name = `${size.seed}/${size.people}/${size.atHome ?? 0}`
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
): Omit<Unnamed, 'shot'> {
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
  const portraits = portraitsOf(random('portraits'))
  const secular = [brand, ...others].some((site) => site !== 'default' && AUDIENCES[site].secular)
  return {
    id: demoId(name, 400 - joinedDay),
    brand,
    alsoOn: others,
    kind,
    gender,
    sexuality,
    birthDate: dayOf(DEMO_EPOCH - Math.floor(age * 365.25 + days) * DAY),
    country,
    language,
    ...tell(random('story'), {
      ...{ language, country, kind, gender, age, details, portraits },
      sites: [brand, ...others],
    }),
    details,
    privacy: random('privacy').chance(0.05),
    traits: {
      ...traitsOf(random('paint'), gender, age, looks),
      ...(secular ? { religious: false } : {}),
      ...(gear ? { gear } : {}),
    },
    portraits: Array.from({ length: portraits }, (_, scene) =>
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
