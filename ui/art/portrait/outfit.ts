import { type Hat, hatsOver } from './hats.ts'
import { papers } from './palette.ts'
import type { Person } from './person.ts'
import { type SeededRandom, seededRandom } from './random.ts'

/** What somebody wears in one picture. */
export type Outfit = {
  readonly cut: Garment
  readonly main: string
  readonly trim: string
  readonly under: string
  readonly pattern: 'plain' | 'stripes' | 'dots' | 'checks' | 'knit' | 'leaves'
  readonly hat: Hat | null
  readonly prop: Prop
  readonly extra: 'none' | 'necklace' | 'beads' | 'scarf' | 'pendant' | 'bandana'
}

/** What somebody holds. */
export type Prop = 'none' | 'mug' | 'book' | 'cat' | 'dog' | 'flowers'

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

const dyes: readonly Dye[] = [
  ['#B8543E', papers.cream, papers.paper],
  [papers.teal, papers.ochre, papers.cream],
  [papers.ochre, papers.plum, papers.paper],
  [papers.plum, papers.rose, papers.cream],
  [papers.moss, papers.sand, papers.paper],
  [papers.night, papers.coral, papers.cream],
  [papers.cream, papers.ember, papers.blue],
  [papers.blue, papers.cream, papers.paper],
  [papers.paper, papers.teal, papers.sand],
  [papers.sage, papers.plum, papers.paper],
  [papers.coral, papers.night, papers.paper],
  [papers.mauve, papers.cream, papers.night],
  [papers.dusk, papers.ochre, papers.cream],
  ['#3B322D', papers.sand, papers.paper],
  [papers.sea, papers.paper, papers.sand],
]

/** The clothes for one picture, in colours that stand off from `behind`. */
export function outfitOf(seed: string, scene: number, person: Person, behind: string): Outfit {
  const random = seededRandom(`${seed}/outfit/${scene}`)
  const male = person.gender === 'male'
  const hats = hatsOver(person.style)
  const [main, trim, under] = random.pick(
    dyes.filter(([main]) => apart(main, behind) > 70 && apart(main, person.skin.lit) > 60),
  )
  return {
    cut: garment(random, male, person.style === 'hijab', person.age),
    main,
    trim,
    under,
    pattern: pattern(random),
    extra: extra(random, male),
    hat: hats.length > 0 && random.chance(0.14) ? random.pick(hats) : null,
    prop: propOf(random, seededRandom(`${seed}/pet`)),
  }
}

function garment(random: SeededRandom, male: boolean, covered: boolean, age: number): Garment {
  if (covered) return random.pick(['roll', 'coat', 'cardigan'])
  const shared = [
    [4, 'crew'],
    [2, 'vee'],
    [2, 'roll'],
    [3, 'shirt'],
    [2, 'blazer'],
    [2, 'denim'],
    [1, 'dungarees'],
    [2, 'coat'],
    [1.5, 'cardigan'],
  ] as const
  const young = age < 50 ? 1 : 0.3
  return male
    ? random.weighted<Garment>([...shared, [2 * young, 'hoodie']])
    : random.weighted<Garment>([
        ...shared,
        [2, 'scoop'],
        [1.4 * young, 'straps'],
        [1 * young, 'shoulders'],
        [1 * young, 'hoodie'],
      ])
}

const pattern = (random: SeededRandom): Outfit['pattern'] =>
  random.weighted([
    [8, 'plain'],
    [3, 'stripes'],
    [1.5, 'dots'],
    [1.5, 'checks'],
    [2, 'knit'],
    [1.5, 'leaves'],
  ])

const propOf = (random: SeededRandom, home: SeededRandom): Outfit['prop'] =>
  random.weighted([
    [18, 'none'],
    [1.6, 'mug'],
    [1, 'book'],
    [1.2, 'flowers'],
    [2.2, home.pick(['cat', 'dog'])],
  ])

const extra = (random: SeededRandom, male: boolean): Outfit['extra'] =>
  male
    ? random.weighted([
        [12, 'none'],
        [2, 'scarf'],
        [1, 'pendant'],
        [1, 'bandana'],
      ])
    : random.weighted([
        [6, 'none'],
        [3, 'necklace'],
        [2, 'beads'],
        [2, 'scarf'],
        [2, 'pendant'],
        [1, 'bandana'],
      ])

/** How far two colours lie apart, as the eye roughly sees it. */
export function apart(first: string, second: string): number {
  const [a, b] = [first, second].map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  const gap = (channel: number) => (a?.[channel] ?? 0) - (b?.[channel] ?? 0)
  return Math.sqrt((2 * gap(0) ** 2 + 4 * gap(1) ** 2 + 3 * gap(2) ** 2) / 3)
}
