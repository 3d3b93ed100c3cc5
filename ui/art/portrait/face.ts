import { mix } from './palette.ts'
import { cut, line, type Place, round, sheet, tone, trace, within } from './paper.ts'
import type { Person } from './person.ts'

/** How somebody holds their head in one picture. */
export type Pose = {
  /** From -1 (35° to the left) to 1 (35° to the right). */
  readonly turn: number
  /** Degrees the head leans. */
  readonly tilt: number
  readonly mood: 'calm' | 'smile' | 'grin' | 'laugh' | 'smirk'
  /** From -1 (to the left) to 1 (to the right); 0 looks at me. */
  readonly gaze: number
  /** How heavy the lines of a face are drawn: heavier where it is small. */
  readonly ink: number
}

/** The radius of the drum that features lie on. */
const DRUM = 172
/** How far the drum turns, in radians, at a full turn. */
const TURN = 0.44
const QUARTER = Math.PI / 2

/** Lays flat features on a head that is turned: the near side opens, the far one closes. */
export const turned = (turn: number, rise = 1): Place => {
  const angle = turn * TURN
  const back = Math.sin(angle) * 0.25
  return (x, y) => {
    const within = Math.max(-1, Math.min(1, x / DRUM))
    const around = Math.max(-QUARTER, Math.min(QUARTER, Math.asin(within) + angle * rise))
    return [DRUM * (Math.sin(around) - back) + (x - within * DRUM), y]
  }
}

/** Lays hair on a turned head: as the features lie, but the near side keeps its outline, and more of it is seen. */
export const aroundHead = (turn: number): Place => {
  const face = turned(turn)
  const near = turn > 0 ? -1 : 1
  return (x, y) => {
    const out = near * x
    if (!turn || out < 126) return face(x, y)
    if (out >= DRUM) return [x, y]
    const [inner] = face(near * 126, y)
    const part = (out - 126) / (DRUM - 126)
    return [inner + (near * DRUM - inner) * part, y]
  }
}

/** The outline of a face, its right half `narrow` times as wide. */
export function faceOutline(
  { cheek, jaw, chin, reach, age }: Person,
  place: Place,
  narrow = 1,
): string {
  const sag = Math.max(0, Math.min(1, (age - 52) / 22))
  const jowl = jaw + sag * 7
  const left = `0 -218, ${-cheek * 0.72} -182, ${-cheek} -84, ${-cheek - 1} 0, ${-cheek + 7} 62, ${-jowl} ${128 + sag * 8}, ${-chin - sag * 3} ${reach - 20}`
  const right = `0 ${reach}, ${(chin + sag * 3) * narrow} ${reach - 20}, ${jowl * narrow} ${128 + sag * 8}, ${(cheek - 7) * narrow} 62, ${(cheek + 1) * narrow} 0, ${cheek * narrow} -84, ${cheek * 0.72 * narrow} -182`
  return cut(`${left}, ${right}`, place)
}

/** Where an ear sits on a turned head, and how much of it is seen. */
export function earAt({ cheek }: Person, { turn }: Pose, side: -1 | 1) {
  const seen = Math.max(0, 1 - Math.max(0, turn * side) * 1.8)
  const near = Math.max(0, -turn * side)
  const [edge] = aroundHead(turn)(side * (cheek - 6), 0)
  return { x: edge + side * near * 8, wide: seen * (1 + near * 0.35), seen: seen > 0.2 }
}

/** An ear on the side given; the far one of a turned head hides. */
export function ear(person: Person, pose: Pose, side: -1 | 1): string {
  const { skin, age } = person
  const { x: at, wide, seen } = earAt(person, pose, side)
  if (!seen) return ''
  const long = age > 60 ? 1.14 : 1
  const place: Place = (x, y) => [at + side * x * wide, y * long]
  return (
    sheet(
      cut('-10 -22, 12 -34, 27 -18, 24 16, 10 44, -10 46', place),
      side < 0 ? skin.lit : skin.shaded,
      0.6,
    ) +
    tone(
      cut('2 -14, 14 -20, 18 -6, 10 6, 12 18, 4 26, 4 6', place),
      side < 0 ? skin.shaded : skin.line,
      0.7,
    )
  )
}

/** The head without features: its paper, the lit plane, warm cheeks. */
export function head(person: Person, pose: Pose, id: string): string {
  const place = turned(pose.turn)
  const { skin, cheek, age } = person
  const outline = faceOutline(person, place)
  const warmth = (0.11 + person.makeup * 0.1) * (age > 60 ? 0.8 : 1)
  const [left] = place(-cheek * 0.62, 0)
  const [right] = place(cheek * 0.62, 0)
  const narrow = 0.8 + pose.turn * 0.1
  return (
    skull(person, pose) +
    underChin(person, place) +
    sheet(outline, skin.shaded) +
    tone(faceOutline(person, place, narrow), skin.lit) +
    within(
      `${id}f`,
      outline,
      ...[46, 32].flatMap((size) => [
        tone(round(left, 72, size + 4, size), skin.flush, warmth),
        tone(round(right, 72, size + 4, size), skin.flush, warmth * 0.9),
      ]),
    )
  )
}

/** The side of the head behind the near ear, which only a turned head shows. */
function skull({ skin, cheek }: Person, { turn }: Pose): string {
  if (Math.abs(turn) < 0.15) return ''
  const near = turn > 0 ? -1 : 1
  const at = aroundHead(turn)
  const deep = 10 * Math.abs(turn)
  return sheet(
    cut(
      `${-near * 40} -212, ${near * 40} -224, ${near * (cheek * 0.84)} -184, ${near * (cheek + deep)} -96, ${near * (cheek + deep + 4)} -10, ${near * (cheek - 4)} 74, ${near * (cheek - 50)} 120, 0 120, ${-near * 40} -40`,
      at,
    ),
    near < 0 ? mix(skin.lit, skin.shaded, 0.35) : skin.shaded,
    0.6,
  )
}

function underChin({ body, jaw, chin, reach, skin, age }: Person, place: Place): string {
  const soft = Math.max(0, body - 1.1) * 70 + Math.max(0, age - 62) * 0.8
  if (soft < 4) return ''
  const outline = cut(
    `${-jaw * 0.84} 136!, ${-chin - 26} ${reach}, 0 ${reach + soft + 6}, ${chin + 26} ${reach}, ${jaw * 0.84} 136!`,
    place,
  )
  return sheet(outline, mix(skin.lit, skin.shaded, 0.55), 0.6)
}

/** The lines of a neck that is no longer young. */
export function neckLines({ age, skin }: Person, neck: number): string {
  if (age < 56) return ''
  const seen = Math.min(0.5, 0.2 + (age - 56) / 50)
  return (
    line(trace(`${-neck * 0.7} -34, -6 -18, ${neck * 0.6} -34`), skin.line, 4, seen) +
    line(trace(`${-neck * 0.3} -60, ${-neck * 0.2} -10`), skin.line, 4, seen * 0.8) +
    line(trace(`${neck * 0.3} -60, ${neck * 0.24} -10`), skin.line, 4, seen * 0.8)
  )
}
