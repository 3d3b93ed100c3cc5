import { backdrops } from './backdrop.ts'
import { apart } from './outfit.ts'
import type { Person } from './person.ts'
import type { Backdrop } from './place.ts'
import { hash } from './random.ts'
import { type StanceName, stances } from './stances.ts'
import { closeStances } from './stances-close.ts'

/** Where a picture is made, and how somebody holds themselves in it. */
export type Shot = {
  readonly place: string
  readonly stance: StanceName
  /** They smile at the reader, whatever their seed says. */
  readonly welcoming?: true
}

const inside = ['kitchen', 'books', 'window', 'cafe', 'records', 'shapes', 'arch', 'leaves']
const green = ['park', 'dunes', 'hills', 'tulips', 'lights', 'bunting', 'leaves']
const town = [
  'canal',
  'dusk',
  'huts',
  'park',
  'hills',
  'sea',
  'dunes',
  'tulips',
  'bunting',
  'lights',
]

/** Where a stance can be held; everywhere else it would look wrong. */
const where: Partial<Record<StanceName, readonly string[]>> = {
  armchair: inside,
  grass: green,
  steps: town,
  walking: town.filter((place) => place !== 'sea'),
  upright: town,
  cycling: town,
  rail: town,
  cup: [...inside, 'bunting', 'dunes'],
  bag: [...town, 'bike'],
}

/** What is seen more often than the others. */
const often: Partial<Record<StanceName, number>> = { bust: 4, near: 4, aside: 4, chin: 2, cup: 2 }

/** A head fills a near picture; of somebody large, more than a head is to be seen. */
const oftenFor = ({ body }: Person, name: StanceName) =>
  (often[name] ?? 1) * (body > 1.22 && name in closeStances ? 0.2 : 1)

const names = Object.keys(stances).filter((name): name is StanceName => name in stances)

/** Whether somebody stands off from a place: their hair and skin have other colours. */
const clear = ({ hair, skin }: Person, { paper }: Backdrop) =>
  apart(paper, hair.base) > 60 && apart(paper, skin.lit) > 36

/**
 * Where and how somebody is shown next: neither where one of the `recent` pictures was made, nor as somebody
 * stood in it, nor where their own colours would be lost.
 */
export function nextShot(seed: string, person: Person, recent: readonly Shot[]): Shot {
  const rank = (what: string) => (hash(`${seed}/shot/${what}`) + 1) / 2 ** 32
  // The least of these is as likely to be one's own as one's weight says.
  const turn = (name: StanceName) => -Math.log(rank(name)) / oftenFor(person, name)
  const stance = names
    .filter((name) => recent.every((shot) => shot.stance !== name))
    .toSorted((a, b) => turn(a) - turn(b))
    .at(0)
  const fit = stance ? where[stance] : undefined
  const place = backdrops
    .filter(({ name }) => recent.every((shot) => shot.place !== name))
    .filter(({ name }) => !fit || fit.includes(name))
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .toSorted((a, b) => Number(clear(person, b)) - Number(clear(person, a)))
    .at(0)
  if (!stance || !place) return nextShot(seed, person, recent.slice(1))
  return { stance, place: place.name }
}

/** The place with a name. */
export function placeCalled(name: string): Backdrop {
  const place = backdrops.find((one) => one.name === name)
  if (!place) throw new Error(`there is no place called ${name}`)
  return place
}
