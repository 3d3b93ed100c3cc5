/** Every way the hair, or what is worn over it, may be cut. */
export type HairStyle =
  | 'bob'
  | 'fringe-bob'
  | 'long'
  | 'long-fringe'
  | 'waves'
  | 'shag'
  | 'pony'
  | 'bun'
  | 'low-bun'
  | 'pixie'
  | 'braid'
  | 'curls'
  | 'curl-crop'
  | 'curl-bun'
  | 'afro'
  | 'puff'
  | 'locs'
  | 'braids'
  | 'coils'
  | 'wrap'
  | 'hijab'
  | 'side'
  | 'crop'
  | 'quiff'
  | 'sweep'
  | 'slick'
  | 'mop'
  | 'curl-top'
  | 'fade'
  | 'high-top'
  | 'short-locs'
  | 'man-bun'
  | 'shoulder'
  | 'buzz'
  | 'bald'
  | 'balding'
  | 'turban'

type Weighted = readonly (readonly [number, HairStyle])[]

const smooth: Weighted = [
  [3, 'bob'],
  [2, 'fringe-bob'],
  [3, 'long'],
  [2, 'long-fringe'],
  [3, 'waves'],
  [2, 'shag'],
  [2, 'pony'],
  [2, 'bun'],
  [2, 'low-bun'],
  [1.5, 'pixie'],
  [1.5, 'braid'],
  [1.5, 'curls'],
  [0.6, 'hijab'],
]
const middle: Weighted = [
  [1.5, 'bob'],
  [2, 'long'],
  [2, 'waves'],
  [1, 'long-fringe'],
  [1, 'low-bun'],
  [3, 'curls'],
  [1.5, 'curl-crop'],
  [2, 'curl-bun'],
  [1.5, 'braid'],
  [2.5, 'hijab'],
  [1, 'pony'],
  [0.6, 'wrap'],
]
const coily: Weighted = [
  [3, 'afro'],
  [2.5, 'puff'],
  [2.5, 'locs'],
  [2.5, 'braids'],
  [2, 'coils'],
  [2, 'wrap'],
  [2, 'curls'],
  [1.5, 'curl-bun'],
  [1, 'hijab'],
  [1, 'bob'],
]
const older: Weighted = [
  [3, 'bob'],
  [2, 'fringe-bob'],
  [3, 'pixie'],
  [2, 'low-bun'],
  [2, 'bun'],
  [2, 'curl-crop'],
  [1.5, 'waves'],
  [1, 'shag'],
  [0.8, 'hijab'],
]

const smoothMen: Weighted = [
  [3, 'side'],
  [2.5, 'crop'],
  [2.5, 'quiff'],
  [2, 'slick'],
  [1, 'mop'],
  [1.5, 'curl-top'],
  [0.5, 'man-bun'],
  [1, 'buzz'],
  [0.8, 'bald'],
]
const middleMen: Weighted = [
  [2, 'side'],
  [2, 'crop'],
  [2, 'quiff'],
  [2, 'curl-top'],
  [1, 'mop'],
  [2, 'slick'],
  [0.5, 'man-bun'],
  [1, 'buzz'],
  [1, 'bald'],
  [1, 'turban'],
]
const coilyMen: Weighted = [
  [3, 'fade'],
  [2, 'high-top'],
  [2, 'short-locs'],
  [2, 'buzz'],
  [2, 'bald'],
  [1.5, 'curl-top'],
]
const olderMen: Weighted = [
  [4, 'balding'],
  [2, 'side'],
  [2, 'slick'],
  [2, 'crop'],
  [1.5, 'bald'],
  [1, 'buzz'],
]

/** What fewer women wear once they are forty. */
const youthful: readonly HairStyle[] = [
  'long',
  'long-fringe',
  'pony',
  'braid',
  'braids',
  'puff',
  'curl-bun',
]

/** The styles somebody may wear, each with how often it is seen. */
export function stylesFor(gender: 'male' | 'female', tone: number, age: number): Weighted {
  const born = tone >= 5 ? 2 : tone >= 3 ? 1 : 0
  if (gender === 'female') {
    if (age > 56 && born < 2) return older
    const own = [smooth, middle, coily][born] ?? smooth
    return age > 39
      ? own.map(([often, style]) => [youthful.includes(style) ? often / 6 : often, style] as const)
      : own
  }
  if (age > 50 && born < 2) return olderMen
  if (age > 55) return [...coilyMen, [3, 'balding'], [2, 'bald']]
  return [smoothMen, middleMen, coilyMen][born] ?? smoothMen
}

/** Hair that stands up, and needs room above it. */
export const tallStyles: readonly HairStyle[] = [
  'bun',
  'curl-bun',
  'puff',
  'afro',
  'high-top',
  'wrap',
  'turban',
  'quiff',
]

/** Hair that leaves the ears free. */
export const bareEars: readonly HairStyle[] = [
  'pony',
  'bun',
  'low-bun',
  'curl-bun',
  'puff',
  'side',
  'crop',
  'quiff',
  'slick',
  'curl-top',
  'fade',
  'high-top',
  'man-bun',
  'buzz',
  'bald',
  'balding',
]

/** Hair that a man might wear as well, so that a woman who does wears something at her ears. */
export const cropped: readonly HairStyle[] = [
  'pixie',
  'curl-crop',
  'curl-bun',
  'puff',
  'bun',
  'coils',
  'bald',
]
