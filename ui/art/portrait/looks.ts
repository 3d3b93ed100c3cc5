import { type EyeColour, type HairColour, hairs } from './palette.ts'
import type { SeededRandom } from './random.ts'
import { type HairStyle, stylesFor } from './styles.ts'
import type { PortraitTraits } from './traits.ts'

/** Every beard and moustache. */
export type Beard =
  | 'none'
  | 'stubble'
  | 'short'
  | 'full'
  | 'long'
  | 'goatee'
  | 'moustache'
  | 'handlebar'

/** Every pair of glasses. */
export type Glasses = 'none' | 'round' | 'square' | 'cat' | 'half' | 'thin'

/** How deep the skin is, from 0 to 7. */
export function skinTone(random: SeededRandom, { skin, hair, eyes }: PortraitTraits): number {
  if (skin !== undefined) return Math.min(7, Math.max(0, Math.round(skin)))
  const fair = hair && ['red', 'blond', 'dark-blond', 'platinum'].includes(hair)
  const light = eyes && ['blue', 'green', 'grey'].includes(eyes)
  if (fair || light)
    return random.weighted([
      [4, 0],
      [5, 1],
      [3, 2],
      [1, 3],
    ])
  return random.weighted([
    [3, 0],
    [4, 1],
    [4, 2],
    [3, 3],
    [3, 4],
    [3, 5],
    [2, 6],
    [2, 7],
  ])
}

/** The colour of the eyes. */
export function eyeColour(random: SeededRandom, tone: number): EyeColour {
  if (tone >= 5)
    return random.weighted([
      [3, 'dark'],
      [2, 'brown'],
    ])
  if (tone >= 3)
    return random.weighted([
      [3, 'dark'],
      [4, 'brown'],
      [2, 'hazel'],
      [1, 'green'],
    ])
  return random.weighted([
    [3, 'brown'],
    [2, 'hazel'],
    [2, 'green'],
    [4, 'blue'],
    [2, 'grey'],
  ])
}

/** The colour of the hair, and how far it has turned grey. */
export function hairColour(
  random: SeededRandom,
  { hair, age, gender }: PortraitTraits,
  tone: number,
) {
  const natural: HairColour =
    tone >= 5
      ? random.weighted([
          [8, 'black'],
          [4, 'dark-brown'],
          [1, 'chestnut'],
        ])
      : tone >= 3
        ? random.weighted([
            [6, 'black'],
            [6, 'dark-brown'],
            [3, 'brown'],
            [1, 'chestnut'],
          ])
        : random.weighted([
            [2, 'black'],
            [4, 'dark-brown'],
            [5, 'brown'],
            [3, 'chestnut'],
            [3, 'red'],
            [4, 'dark-blond'],
            [4, 'blond'],
            [1, 'platinum'],
          ])
  const dyed = age < 45 && random.chance(0.06)
  const bold: HairColour = random.pick(['plum', 'teal', 'red', 'platinum'])
  const years = age + random.between(-5, 6)
  const aged: HairColour = years > 68 ? 'white' : years > 60 ? 'silver' : 'grey'
  const known = hair && hair !== 'bald' ? hair : null
  const colour = known ?? (years > 56 && random.chance(0.85) ? aged : dyed ? bold : natural)
  // Some women colour it; nobody who says it is grey or white has any other left.
  const shows = gender === 'male' || !random.chance(0.3)
  const turned = ['grey', 'silver', 'white', 'plum', 'teal'].includes(colour)
  const greying = shows && !turned ? Math.max(0, Math.min(1, (years - 47) / 16)) : 0
  return { hair: hairs[colour], greying }
}

/** How the hair is worn. */
export function hairStyle(
  random: SeededRandom,
  { gender, age, hair, religious }: PortraitTraits,
  tone: number,
): HairStyle {
  if (hair === 'bald')
    return gender === 'male' ? random.pick(['bald', 'balding']) : random.pick(['bald', 'wrap'])
  const styles = stylesFor(gender, tone, age).filter(
    ([, style]) =>
      (hair === undefined || (style !== 'bald' && style !== 'balding')) &&
      (religious !== false || (style !== 'hijab' && style !== 'turban')),
  )
  return random.weighted(styles)
}

/** What grows on the chin. */
export function beardStyle(random: SeededRandom, age: number, style: HairStyle): Beard {
  if (style === 'turban') return random.pick(['full', 'long'])
  const bare = style === 'bald' ? 1 : age < 26 ? 4 : 3
  return random.weighted([
    [bare, 'none'],
    [age < 60 ? 5 : 1, 'stubble'],
    [age > 25 ? 3 : 1, 'short'],
    [age > 29 ? 3 : 0, 'full'],
    [age > 33 ? 1 : 0, 'long'],
    [age > 28 ? 1 : 0, 'goatee'],
    [age > 30 ? 2 : 0.6, 'moustache'],
    [age > 26 ? 0.6 : 0, 'handlebar'],
  ])
}

/** Which glasses are worn, if any. */
export function glassesStyle(random: SeededRandom, age: number, male: boolean): Glasses {
  if (!random.chance(age > 55 ? 0.5 : age > 40 ? 0.3 : 0.2)) return 'none'
  return random.weighted([
    [3, 'round'],
    [3, 'square'],
    [male ? 0 : 2, 'cat'],
    [age > 50 ? 2 : 0, 'half'],
    [2, 'thin'],
  ])
}
