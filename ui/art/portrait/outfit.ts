import { type Hat, hatsOver } from './hats.ts'
import { papers } from './palette.ts'
import type { Person } from './person.ts'
import { type SeededRandom, seededRandom } from './random.ts'

/** What somebody wears in one picture. */
export type Outfit = {
  readonly cut: Garment
  readonly sleeve: 'long' | 'short' | 'none'
  readonly main: string
  readonly trim: string
  readonly under: string
  readonly pattern: 'plain' | 'stripes' | 'dots' | 'checks' | 'knit' | 'leaves'
  readonly hat: Hat | null
  readonly extra: 'none' | 'necklace' | 'beads' | 'scarf' | 'pendant' | 'tie' | 'choker' | 'harness'
  readonly bottom: string
  readonly skirt: boolean
  readonly shoes: string
}

/** Every way a garment may be cut. */
export type Garment =
  | 'crew'
  | 'vee'
  | 'scoop'
  | 'roll'
  | 'shirt'
  | 'blazer'
  | 'hoodie'
  | 'straps'
  | 'shoulders'
  | 'cardigan'
  | 'denim'
  | 'dungarees'
  | 'coat'

type Dye = readonly [main: string, trim: string, under: string]

const shared: readonly Dye[] = [
  ['#B8543E', papers.cream, papers.paper],
  [papers.teal, papers.ochre, papers.cream],
  [papers.ochre, papers.night, papers.paper],
  [papers.night, papers.coral, papers.cream],
  [papers.cream, papers.ember, papers.blue],
  [papers.blue, papers.cream, papers.paper],
  [papers.paper, papers.teal, papers.sand],
  ['#3B322D', papers.sand, papers.paper],
  [papers.sea, papers.paper, papers.sand],
]
const hers: readonly Dye[] = [
  ...shared,
  [papers.plum, papers.rose, papers.cream],
  [papers.coral, papers.night, papers.paper],
  [papers.mauve, papers.cream, papers.night],
  [papers.rose, papers.plum, papers.paper],
  [papers.sage, papers.plum, papers.paper],
  [papers.ember, papers.cream, papers.paper],
]
const his: readonly Dye[] = [
  ...shared,
  [papers.moss, papers.sand, papers.paper],
  [papers.dusk, papers.ochre, papers.cream],
  ['#4E5B63', papers.cream, papers.paper],
  ['#6B4A34', papers.sand, papers.cream],
  [papers.night, papers.paper, papers.blue],
]
const jeans = ['#41566B', '#2F4459', '#5B6F80', '#3B322D', '#8A7A66', '#57603F'] as const

/** The clothes for one picture, in colours that stand off from `behind`. */
export function outfitOf(seed: string, scene: number, person: Person, behind: string): Outfit {
  const random = seededRandom(`${seed}/outfit/${scene}`)
  const male = person.gender === 'male'
  const hats = hatsOver(person.style)
  const [main, trim, under] = random.pick(
    (male ? his : hers).filter(
      ([dye]) => apart(dye, behind) > 70 && apart(dye, person.skin.lit) > 60,
    ),
  )
  const covered = person.style === 'hijab'
  const made = garment(random, male, covered, person.age)
  const skirt = !male && random.chance(0.5)
  const worn: Outfit = {
    cut: made,
    sleeve: covered ? 'long' : sleeveOf(random, made),
    main,
    trim,
    under,
    pattern: pattern(random, male),
    extra: extra(random, male, made),
    hat: hats.length > 0 && random.chance(person.age < 30 ? 0.2 : 0.1) ? random.pick(hats) : null,
    bottom:
      made === 'dungarees'
        ? main
        : random.pick(skirt ? [trim, papers.plum, papers.night, papers.moss] : jeans),
    skirt: skirt && !covered && made !== 'dungarees',
    shoes: random.pick([papers.cream, '#3B322D', '#6B3A1F', papers.ember, papers.teal]),
  }
  return person.gear ? { ...worn, ...gearOf(person.gear, male) } : worn
}

/** What is worn where it says what one likes: plainly, and never less than others wear. */
const gearOf = (gear: NonNullable<Person['gear']>, male: boolean): Partial<Outfit> => ({
  ...(gear === 'leather'
    ? { cut: 'denim', main: '#2A2422', trim: '#A39B93', under: '#6E2233' }
    : { cut: 'roll', main: '#6E2233', trim: '#A39B93', under: '#6E2233' }),
  extra: gear === 'harness' ? 'harness' : male ? 'none' : 'choker',
  sleeve: 'long',
  pattern: 'plain',
  hat: null,
})

const sleeveOf = (random: SeededRandom, made: Garment): Outfit['sleeve'] => {
  if (made === 'straps') return 'none'
  if (made === 'shoulders') return 'none'
  const may = made === 'crew' || made === 'vee' || made === 'scoop' || made === 'dungarees'
  return may && random.chance(0.5) ? 'short' : 'long'
}

function garment(random: SeededRandom, male: boolean, covered: boolean, age: number): Garment {
  if (covered) return random.pick(['roll', 'coat', 'cardigan'])
  const young = age < 34 ? 2.4 : age < 50 ? 1 : 0
  const old = age > 54 ? 3 : age > 40 ? 1.6 : 0.6
  return male
    ? random.weighted<Garment>([
        [3, 'crew'],
        [1, 'vee'],
        [1.4, 'roll'],
        [2 + old, 'shirt'],
        [1 + old * 0.7, 'blazer'],
        [1.5, 'denim'],
        [1, 'coat'],
        [old * 0.9, 'cardigan'],
        [1.6 * young, 'hoodie'],
      ])
    : random.weighted<Garment>([
        [2, 'crew'],
        [2.4, 'vee'],
        [1, 'roll'],
        [1 + old * 0.5, 'shirt'],
        [1 + old * 0.4, 'blazer'],
        [1, 'denim'],
        [0.6 * young, 'dungarees'],
        [1, 'coat'],
        [old, 'cardigan'],
        [2.6, 'scoop'],
        [1.3 * young, 'straps'],
        [1 * young, 'shoulders'],
        [0.4 * young, 'hoodie'],
      ])
}

const pattern = (random: SeededRandom, male: boolean): Outfit['pattern'] =>
  random.weighted([
    [9, 'plain'],
    [3, 'stripes'],
    [male ? 0 : 2, 'dots'],
    [male ? 2.5 : 0.5, 'checks'],
    [2, 'knit'],
    [male ? 0 : 2, 'leaves'],
  ])

const extra = (random: SeededRandom, male: boolean, made: Garment): Outfit['extra'] =>
  male
    ? random.weighted([
        [12, 'none'],
        [1.6, 'scarf'],
        [made === 'shirt' ? 4 : 0, 'tie'],
      ])
    : random.weighted([
        [4, 'none'],
        [4, 'necklace'],
        [2.4, 'beads'],
        [1.4, 'scarf'],
        [3, 'pendant'],
      ])

/** How far two colours lie apart, as the eye roughly sees it. */
export function apart(first: string, second: string): number {
  const [a, b] = [first, second].map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  const gap = (channel: number) => (a?.[channel] ?? 0) - (b?.[channel] ?? 0)
  return Math.sqrt((2 * gap(0) ** 2 + 4 * gap(1) ** 2 + 3 * gap(2) ** 2) / 3)
}
