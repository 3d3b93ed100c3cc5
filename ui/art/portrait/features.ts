import type { Pose } from './face.ts'
import { turned } from './face.ts'
import { hairs, mix, papers } from './palette.ts'
import { cut, disc, line, type Place, tone, trace } from './paper.ts'
import type { Person } from './person.ts'

const shapes = {
  almond: { high: 15, low: 11, inner: 4, outer: -4, wide: 31 },
  round: { high: 17, low: 14, inner: 2, outer: 0, wide: 29 },
  hooded: { high: 12, low: 11, inner: 3, outer: 3, wide: 32 },
  narrow: { high: 10, low: 9, inner: 5, outer: -5, wide: 33 },
  soft: { high: 14, low: 11, inner: 0, outer: 5, wide: 31 },
} as const

/** Both eyes, open or laughing. */
export function eyes(person: Person, pose: Pose): string {
  return eye(person, pose, -1) + eye(person, pose, 1)
}

function eye(person: Person, { turn, mood, gaze, ink }: Pose, side: -1 | 1): string {
  const around = turned(turn)
  const place: Place = (x, y) =>
    around(side * (person.apart + x * person.eyeSize), y * person.eyeSize)
  const { skin, iris, makeup } = person
  const shape = shapes[person.eyes]
  const { high, low, inner, outer, wide } = shape
  const lash = person.deep ? '#150D0A' : papers.ink
  const crease = trace(
    `${-wide + 6} ${-high - 5}, 2 ${-high - 13}, ${wide + 1} ${-high - 1}`,
    place,
  )
  if (mood === 'laugh') {
    return (
      line(trace(`${-wide + 2} 6, 0 -10, ${wide} 5`, place), lash, 7) +
      line(trace(`${-wide + 10} 18, 4 20, ${wide - 2} 14`, place), skin.line, 3.5, 0.5) +
      aroundEye(person, place, ink)
    )
  }
  const squint = mood === 'grin' ? 3 : 0
  const rim = `${-wide} ${inner}!, ${-wide * 0.45} ${-high * 0.8}, 3 ${-high}, ${wide * 0.62} ${-high * 0.72}, ${wide} ${outer}!, ${wide * 0.5} ${low * 0.8 - squint}, -2 ${low - squint}, ${-wide * 0.55} ${low * 0.75 - squint}`
  const flick = person.gender === 'female' ? 8 + makeup * 8 : 0
  const thick = person.gender === 'female' ? 7 + makeup * 4 : 4
  const upper = `${-wide - 1} ${inner + 1}!, ${-wide * 0.45} ${-high * 0.8 - 2}, 3 ${-high - thick + 2}, ${wide * 0.62} ${-high * 0.72 - thick + 2}, ${wide + flick} ${outer - flick * 0.8}!, ${wide * 0.66} ${-high * 0.5}, 3 ${-high + 4}, ${-wide * 0.45} ${-high * 0.8 + 4}`
  const [x, y] = place(-1 + gaze * side * 10, -1 - squint / 2)
  const ball = Math.min(14, (high + low) / 2 + 0.5) * person.eyeSize
  return [
    makeup > 0.55
      ? tone(
          cut(
            `${-wide} ${inner}!, ${-wide * 0.5} ${-high - 8}, 4 ${-high - 14}, ${wide + 4} ${outer - 12}, ${wide} ${outer}!`,
            place,
          ),
          mix(skin.shaded, makeup > 0.8 ? papers.plum : skin.line, 0.45),
          0.55,
        )
      : tone(
          cut(
            `${-wide} ${inner}!, ${-wide * 0.5} ${-high - 6}, 4 ${-high - 12}, ${wide + 2} ${outer - 8}, ${wide} ${outer}!`,
            place,
          ),
          skin.shaded,
          0.8,
        ),
    tone(cut(rim, place), mix('#FFFDF8', skin.lit, 0.12)),
    disc(x, y, ball, iris),
    disc(x, y, ball * 0.52, '#140C09'),
    disc(x - 4.5, y - 5, 3.6, '#FFFDF8'),
    tone(cut(upper, place), lash),
    line(crease, skin.line, 3, 0.55),
    aroundEye(person, place, ink),
  ].join('')
}

/** From this age on years draw lines: earlier ones would make somebody look sixty. */
const LINED = 45
/** How much of what years draw is seen, from 0 to 1. */
const yearsSeen = (age: number): number => Math.min(1, Math.max(0, age - LINED) / 25)

/** What years draw around an eye: a soft bag below it, lines beside it. */
function aroundEye({ age, skin, eyes: kind }: Person, place: Place, ink: number): string {
  const { low, outer, wide } = shapes[kind]
  const bags = yearsSeen(age)
  return [
    age > LINED
      ? tone(
          cut(
            `${-wide + 2} ${low + 4}!, 2 ${low + 6}, ${wide - 2} ${low + 2}!, ${wide - 10} ${low + 10 + bags * 7}, 0 ${low + 15 + bags * 12}, ${-wide + 10} ${low + 12 + bags * 9}`,
            place,
          ),
          skin.shaded,
          0.25 + bags * 0.55,
        ) +
        line(
          trace(
            `${-wide + 8} ${low + 12 + bags * 9}, 2 ${low + 16 + bags * 12}, ${wide - 6} ${low + 9 + bags * 7}`,
            place,
          ),
          skin.line,
          4 * ink,
          0.2 + bags * 0.55,
        )
      : '',
    age > LINED
      ? [-8, 3, 14]
          .slice(0, age > 60 ? 3 : 2)
          .map((y) =>
            line(
              trace(
                `${wide + 9} ${outer + y * 0.5}, ${wide + 24 + bags * 6} ${outer + y * 1.5}`,
                place,
              ),
              skin.line,
              4 * ink,
              0.2 + bags * 0.5,
            ),
          )
          .join('')
      : '',
  ].join('')
}

/** Both brows; a smirk lifts one. */
export function brows(person: Person, { turn, mood }: Pose): string {
  const around = turned(turn)
  const { thick, arch, drop, high } = person.brow
  const grey = Math.max(person.greying, person.age > 58 ? 0.5 : 0) * 0.65
  const colour = mix(
    mix(person.hair.base, person.deep ? '#120A07' : '#3A241A', 0.45),
    hairs.grey.base,
    grey,
  )
  const brow = (side: -1 | 1) => {
    const lift =
      (mood === 'smirk' && side < 0 ? 9 : 0) + (mood === 'laugh' || mood === 'grin' ? 4 : 0)
    const place: Place = (x, y) => around(side * (person.apart + x), y - 38 - high - lift)
    return tone(
      cut(
        `-34 ${3 + drop}!, -30 ${-thick * 0.6 + drop}, 4 ${-arch - thick * 0.5}, 40 ${6 - drop * 0.5}!, 6 ${-arch + thick * 0.5}, -28 ${6 + drop}`,
        place,
      ),
      colour,
    )
  }
  return brow(-1) + brow(1)
}

const noses = {
  straight: '6 -22!, 12 24, 26 62, 25 78, 8 88, -14 84!, 2 78, 8 66, 2 24',
  button: '7 -10!, 9 30, 24 58, 26 74, 10 84, -16 80!, -2 78, 10 68, 4 36',
  broad: '6 -14!, 12 24, 34 62, 34 78, 10 86, -30 80!, -8 79, 8 70, 2 26',
  strong: '4 -30!, 18 10, 32 62, 28 82, 8 94, -16 88!, 2 82, 8 66, 6 8',
  fine: '5 -20!, 9 26, 20 66, 20 80, 6 88, -10 85!, 2 80, 7 68, 2 26',
} as const

/** The nose: the plane that turns from the light, and a hint of nostrils. */
export function nose(person: Person, { turn }: Pose): string {
  const around = turned(turn * 1.25)
  const place: Place = (x, y) => around(x, y * person.noseLength)
  const { skin } = person
  const broad = person.nose === 'broad' ? 1.35 : 1
  return (
    tone(cut(noses[person.nose], place), skin.shaded) +
    line(
      trace(`${-19 * broad} 76, ${-15 * broad} 84, ${-7 * broad} 83`, place),
      skin.line,
      4.5,
      0.75,
    ) +
    line(trace(`${8 * broad} 85, ${16 * broad} 85, ${21 * broad} 78`, place), skin.line, 4.5, 0.75)
  )
}

/** Lines that years draw, freckles and a mole. */
export function marks(person: Person, { turn, mood, ink }: Pose): string {
  const place = turned(turn)
  const { age, skin } = person
  const years = yearsSeen(age)
  const laughs = age > 30 && (mood === 'grin' || mood === 'laugh')
  const fold = age > LINED ? 0.3 + years * 0.48 : laughs ? 0.25 : 0
  const folds = [-1, 1].map(
    (side) =>
      line(
        trace(`${side * 34} 82, ${side * 58} 104, ${side * 66} ${126 + years * 10}`, place),
        skin.line,
        (4 + years * 1.5) * ink,
        fold,
      ) +
      (age > 60
        ? line(
            trace(`${side * 60} 150, ${side * 68} 168, ${side * 62} 184`, place),
            skin.line,
            4.5,
            0.2 + years * 0.3,
          ) +
          tone(
            cut(
              `${side * 92} 60, ${side * 116} 84, ${side * 104} 132, ${side * 84} 150, ${side * 90} 110`,
              place,
            ),
            skin.shaded,
            0.3 + years * 0.25,
          )
        : ''),
  )
  const brow =
    age > 49
      ? line(trace('-56 -92, 0 -99, 56 -92', place), skin.line, 3.5 * ink, 0.1 + years * 0.45) +
        (age > 55
          ? line(trace('-46 -116, 0 -122, 46 -116', place), skin.line, 3.5 * ink, years * 0.42)
          : '') +
        (age > 62
          ? line(trace('-8 -52, -10 -30', place), skin.line, 3.5, 0.4) +
            line(trace('8 -52, 10 -30', place), skin.line, 3.5, 0.4)
          : '')
      : ''
  const spots = [
    [-78, 52],
    [-62, 62],
    [-90, 66],
    [-70, 76],
    [-48, 56],
    [58, 56],
    [74, 66],
    [64, 76],
    [86, 58],
    [-6, 44],
    [12, 52],
  ] as const
  const freckles = person.freckles
    ? spots.map(([x, y]) => disc(...place(x, y), 3.2, skin.line, 0.5)).join('')
    : ''
  const mole = person.mole ? disc(...place(...person.mole), 4, skin.line) : ''
  return (fold ? folds.join('') : '') + brow + freckles + mole
}
