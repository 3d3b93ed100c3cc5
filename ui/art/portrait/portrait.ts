import { beard } from './beard.ts'
import { ear, head, type Pose } from './face.ts'
import { brows, eyes, marks, nose } from './features.ts'
import { arm, below, hips, trunk } from './figure.ts'
import { frameOf } from './frame.ts'
import { hair } from './hair.ts'
import { mouth } from './mouth.ts'
import { outfitOf } from './outfit.ts'
import { group } from './paper.ts'
import { type Person, personOf } from './person.ts'
import { hash, seededRandom } from './random.ts'
import { nextShot, placeCalled, type Shot } from './shot.ts'
import type { Stance } from './stance.ts'
import { stances } from './stances.ts'
import { bareEars, tallStyles } from './styles.ts'
import { beforeThem, behindThem } from './things.ts'
import type { PortraitTraits } from './traits.ts'
import { earrings, glasses, neckwear } from './worn.ts'

export type { Shot } from './shot.ts'
export type { PortraitTraits } from './traits.ts'

/** How a portrait is cut out, and which of somebody's pictures it is. */
export type PortraitOptions = {
  /** `portrait` is 4:5 (the default), `square` the same face closer by. */
  readonly crop?: 'square' | 'portrait'
  /** Another scene shows the same person elsewhere, in other clothes, in another mood. */
  readonly scene?: number
  /** Where and how their first picture is made; left out, the seed decides. */
  readonly shot?: Shot
  /** The side of the picture that they look at: who is beside them. */
  readonly facing?: 'left' | 'right'
}

/** Where the face is on a portrait: its middle as parts of width and height, its width as a part of the width. */
export type PortraitFace = { readonly x: number; readonly y: number; readonly wide: number }

const [WIDTH, HEIGHT] = [800, 1000]
/** Head and eyes of who looks at somebody beside them. */
const TOWARDS = { turn: [0.4, 0.7], gaze: 0.8 } as const
/** The face of who welcomes the reader. */
const WELCOMING = { mood: 'grin', gaze: 0 } as const
/** How far the eyes lie above where neck and shoulders meet. */
const EYES = 248
/** The width of a head with its hair. */
const HEAD = 340

/** An illustrated, cut-paper portrait as a standalone SVG. The same seed, traits and options always draw the same picture. */
export function portrait(
  seed: string,
  traits: PortraitTraits,
  options: PortraitOptions = {},
): string {
  const { crop = 'portrait', scene = 0 } = options
  const sitting = sittingOf(seed, traits, options)
  const { person, stance, pose, place, mirrored, frame } = sitting
  const id = `p${hash(`${seed}/${scene}/${JSON.stringify([traits, sitting.shot])}`).toString(36)}`
  const worn = outfitOf(seed, scene, person, place.paper)
  const outfit = sitting.seated ? { ...worn, skirt: false } : worn
  const covered = person.style === 'hijab' || person.style === 'turban'
  const cloth = covered
    ? { main: outfit.trim, trim: outfit.main }
    : { main: outfit.main, trim: outfit.trim }
  const layers = hair(person, pose, cloth, outfit.hat)
  const setting = {
    frame,
    outfit,
    random: seededRandom(`${seed}/thing/${scene}`),
    home: seededRandom(`${seed}/home`),
  }
  const aim = `translate(${sitting.head[0]} ${-EYES + sitting.head[1]}) rotate(${pose.tilt.toFixed(1)} 0 200)`
  const near = pose.turn > 0 ? -1 : 1
  const onTop = bareEars.includes(person.style) && !outfit.hat
  const ears = ear(person, pose, near)
  const drawnArms = ([-1, 1] as const).map((side) => {
    const reach = side < 0 ? stance.left : stance.right
    return { layer: reach.layer ?? 'body', ...arm(person, outfit, frame, side, reach) }
  })
  /** What lies before head and hands begins at the elbow: the upper arm hangs beside the body. */
  const arms = (at: 'behind' | 'body' | 'front') =>
    drawnArms
      .map(({ layer, upper, lower }) =>
        at === 'front'
          ? layer === 'front'
            ? lower
            : ''
          : layer === at
            ? upper + lower
            : layer === 'front' && at === 'body'
              ? upper
              : '',
      )
      .join('')
  const legs = below(person, outfit, frame, stance.legs ?? [])
  const figure = [
    behindThem(stance.thing, setting),
    group(aim, layers.back),
    arms('behind'),
    stance.distance === 'close' ? '' : hips(outfit, frame),
    sitting.seated ? '' : legs,
    trunk(person, outfit, frame, id),
    arms('body'),
    neckwear(person, outfit),
    sitting.seated ? legs : '',
    group(
      aim,
      layers.over,
      ear(person, pose, near === 1 ? -1 : 1),
      onTop ? '' : ears,
      head(person, pose, id),
      marks(person, pose),
      nose(person, pose),
      beard(person, pose),
      mouth(person, pose),
      eyes(person, pose),
      brows(person, pose),
      layers.front,
      onTop ? ears : '',
      earrings(person, pose, outfit.trim),
      glasses(person, pose),
    ),
    beforeThem(stance.thing, setting),
    arms('front'),
  ]
  const [x, y] = stance.at
  const flip = mirrored ? `translate(${WIDTH} 0) scale(-1 1)` : ''
  const zoom = stance.distance === 'close' ? 1.16 : stance.distance === 'half' ? 1.04 : 1
  const room = `translate(${(WIDTH / 2) * (1 - zoom)} ${400 * (1 - zoom)}) scale(${zoom})`
  const drawn = [
    group(room, place.draw(seededRandom(`${seed}/backdrop/${scene}`))),
    group(
      `${flip}translate(${x} ${y}) rotate(${stance.lean ?? 0}) scale(${stance.size})`,
      ...figure,
    ),
  ]
  const size = crop === 'square' ? [WIDTH, WIDTH] : [WIDTH, HEIGHT]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boxOf(sitting, crop)}" width="${size[0]}" height="${size[1]}">${drawn.join('')}</svg>`
}

/** Where the face is on the portrait that the same seed, traits and options draw. */
export const portraitFace = (
  seed: string,
  traits: PortraitTraits,
  options: PortraitOptions = {},
): PortraitFace => faceOf(sittingOf(seed, traits, options))

/** Whether somebody smiles on that portrait, with open eyes that meet the reader's, and near enough to be seen. */
export function meetsTheEye(
  seed: string,
  traits: PortraitTraits,
  options: PortraitOptions = {},
): boolean {
  const { person, pose, stance } = sittingOf(seed, traits, options)
  const bare = person.beard === 'none' || person.beard === 'stubble'
  const smiles = pose.mood === 'grin' || (pose.mood === 'smile' && bare)
  return smiles && Math.abs(pose.gaze) < 0.4 && stance.distance !== 'whole'
}

/** Where and how somebody's first picture is made, unlike the `recent` ones. */
export const shotFor = (seed: string, traits: PortraitTraits, recent: readonly Shot[]): Shot =>
  nextShot(seed, personOf(seed, traits), recent)

type Sitting = ReturnType<typeof sittingOf>

function faceOf({ stance, mirrored }: Sitting): PortraitFace {
  const { at, size, lean = 0 } = stance
  const angle = (lean * Math.PI) / 180
  const x = at[0] + Math.sin(angle) * EYES * size
  const y = at[1] - Math.cos(angle) * (EYES - 20) * size
  return {
    x: (mirrored ? WIDTH - x : x) / WIDTH,
    y: y / HEIGHT,
    wide: (HEAD * size) / WIDTH,
  }
}

function boxOf(sitting: Sitting, crop: 'square' | 'portrait'): string {
  if (crop === 'portrait') return `0 0 ${WIDTH} ${HEIGHT}`
  const { x, y, wide } = faceOf(sitting)
  const side = Math.round(Math.min(WIDTH, wide * WIDTH * 1.9))
  const within = (middle: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - side, middle - side / 2)))
  return `${within(x * WIDTH, WIDTH)} ${within(y * HEIGHT, HEIGHT)} ${side} ${side}`
}

/** Who sits for a picture, where, and how. */
function sittingOf(
  seed: string,
  traits: PortraitTraits,
  { scene = 0, shot, facing }: PortraitOptions,
) {
  const person = personOf(seed, traits)
  const chosen = shotOf(seed, person, scene, shot)
  const frame = frameOf(person)
  const random = seededRandom(`${seed}/stance/${scene}`)
  const held: Stance = stances[chosen.stance](frame)
  const made = facing ? { ...held, ...TOWARDS } : held
  const tall = tallStyles.includes(person.style) ? 0.95 : 1
  const stance: Stance = {
    ...made,
    size: made.size * tall * random.between(0.97, 1.03),
    at: [made.at[0] + random.between(-14, 14), made.at[1] + random.between(-6, 10)],
  }
  const girth = Math.max(0, person.body - 1) * 40
  return {
    person,
    frame,
    stance,
    shot: chosen,
    pose: { ...poseOf(random, made), ...(chosen.welcoming && WELCOMING) },
    place: placeCalled(chosen.place),
    mirrored: facing ? facing === 'left' : random.chance(0.5),
    head: [0, Math.round(girth)] as const,
    seated: made.thing === 'chair' || made.thing === 'grass' || made.thing === 'steps',
  }
}

function shotOf(seed: string, person: Person, scene: number, first: Shot | undefined): Shot {
  const shots: Shot[] = first ? [first] : []
  while (shots.length <= scene) shots.push(nextShot(seed, person, shots.slice(-8)))
  const shot = shots[scene]
  if (!shot) throw new Error('there is no such scene')
  return shot
}

type Random = ReturnType<typeof seededRandom>

function poseOf(random: Random, { turn: range, gaze, distance }: Stance): Pose {
  const turn = range
    ? random.between(range[0], range[1])
    : random.weighted([
        [3, -1],
        [3, 1],
        [2, 0.2],
      ]) * random.between(0.45, 1)
  const away = random.pick([-1, 0, 0, 0, 1, 1])
  return {
    turn,
    ink: distance === 'close' ? 1 : distance === 'half' ? 1.3 : 1.6,
    tilt: random.between(-6, 6),
    mood: random.weighted([
      [4, 'smile'],
      [2, 'calm'],
      [3, 'grin'],
      [1.4, 'laugh'],
      [1.5, 'smirk'],
    ]),
    gaze:
      gaze ??
      (away === 1 ? Math.sign(turn) * 0.9 : away === -1 ? -Math.sign(turn) * 0.7 : -turn * 0.35),
  }
}
