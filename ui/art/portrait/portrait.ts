import { backdrops } from './backdrop.ts'
import { beard } from './beard.ts'
import { body } from './body.ts'
import { ear, head, type Pose } from './face.ts'
import { brows, eyes, marks, nose } from './features.ts'
import { hair } from './hair.ts'
import { held } from './held.ts'
import { mouth } from './mouth.ts'
import { apart, outfitOf } from './outfit.ts'
import { group } from './paper.ts'
import { type Person, personOf } from './person.ts'
import type { Backdrop } from './place.ts'
import { hash, seededRandom } from './random.ts'
import type { HairStyle } from './styles.ts'
import type { PortraitTraits } from './traits.ts'
import { earrings, glasses, neckwear } from './worn.ts'

export type { PortraitTraits } from './traits.ts'

/** How a portrait is cut out, and which of somebody's pictures it is. */
export type PortraitOptions = {
  /** `portrait` is 4:5 (the default), `square` the same face closer by, with nothing in hand. */
  readonly crop?: 'square' | 'portrait'
  /** Another scene shows the same person elsewhere, in other clothes, in another mood. */
  readonly scene?: number
}

/** An illustrated, cut-paper portrait as a standalone SVG. The same seed, traits and options always draw the same picture. */
export function portrait(
  seed: string,
  traits: PortraitTraits,
  options: PortraitOptions = {},
): string {
  const { crop = 'portrait', scene = 0 } = options
  const person = personOf(seed, traits)
  const pose = poseOf(seed, scene)
  const id = `p${hash(`${seed}/${scene}/${JSON.stringify(traits)}`).toString(36)}`
  const backdrop = backdropOf(seed, scene, person)
  const outfit = outfitOf(seed, scene, person, backdrop.paper)
  const covered = person.style === 'hijab' || person.style === 'turban'
  const cloth = covered
    ? { main: outfit.trim, trim: outfit.main }
    : { main: outfit.main, trim: outfit.trim }
  const layers = hair(person, pose, cloth, outfit.hat)
  const stance = seededRandom(`${seed}/stance/${scene}`)
  const tall = tallStyles.includes(person.style) || outfit.hat ? 0.92 : 1
  const [x, y, size] = [
    400 + stance.between(-24, 24),
    (tall < 1 ? 462 : 440) + stance.between(-8, 18),
    stance.between(1.1, 1.2) * tall,
  ]
  const aim = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${pose.tilt.toFixed(1)} 0 200) scale(${size.toFixed(3)})`
  const slump = 262 - (person.body - 1) * 40
  const shoulders = `translate(${Math.round(x - pose.turn * 10)} ${Math.round(y + slump * size)}) rotate(${pose.lean.toFixed(1)}) scale(${(size * 0.98).toFixed(3)})`
  const far = pose.turn > 0 ? 1 : -1
  const box = crop === 'square' ? '50 110 700 700' : '0 0 800 1000'
  const [width, height] = crop === 'square' ? [800, 800] : [800, 1000]
  const drawn = [
    backdrop.draw(seededRandom(`${seed}/backdrop/${scene}`)),
    group(aim, layers.back),
    group(shoulders, body(person, outfit, id), neckwear(person, outfit)),
    group(
      aim,
      layers.over,
      ear(person, pose, far),
      ear(person, pose, far === 1 ? -1 : 1),
      head(person, pose, id),
    ),
    group(
      aim,
      marks(person, pose),
      nose(person, pose),
      beard(person, pose),
      mouth(person, pose),
      eyes(person, pose),
      brows(person, pose),
    ),
    group(aim, layers.front, earrings(person, pose, outfit.trim), glasses(person, pose)),
    crop === 'portrait' ? held(person, outfit, stance, seededRandom(`${seed}/home`)) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${drawn.join('')}</svg>`
}

const tallStyles: readonly HairStyle[] = [
  'bun',
  'curl-bun',
  'puff',
  'afro',
  'high-top',
  'wrap',
  'turban',
  'quiff',
]

function poseOf(seed: string, scene: number): Pose {
  const random = seededRandom(`${seed}/pose/${scene}`)
  const turn =
    random.weighted([
      [4, -1],
      [4, 1],
      [3, 0],
    ]) * random.between(0.35, 1)
  return {
    turn,
    tilt: random.between(-6, 6),
    lean: random.between(-4, 4),
    mood: random.weighted([
      [4, 'smile'],
      [2, 'calm'],
      [3, 'grin'],
      [1.5, 'laugh'],
      [1.5, 'smirk'],
    ]),
    gaze: random.between(-0.6, 0.6),
  }
}

/** Places in an order of one's own, those that set off hair and skin first, so that no two of a few pictures share one. */
function backdropOf(seed: string, scene: number, person: Person) {
  const clear = ({ paper }: Backdrop) =>
    apart(paper, person.hair.base) > 60 && apart(paper, person.skin.lit) > 36
  const rank = (place: Backdrop) => hash(`${seed}/${place.name}`) - (clear(place) ? 2 ** 32 : 0)
  const ordered = backdrops.toSorted((a, b) => rank(a) - rank(b))
  const place = ordered[scene % ordered.length]
  if (!place) throw new Error('there is no backdrop')
  return place
}
