import { mix } from './palette.ts'
import { cut, type Place, round, sheet, tone, within } from './paper.ts'
import type { Person } from './person.ts'

/** How somebody holds themselves in one picture. */
export type Pose = {
  /** From -1 (to the left) to 1 (to the right). */
  readonly turn: number
  /** Degrees the head leans. */
  readonly tilt: number
  /** Degrees the shoulders lean. */
  readonly lean: number
  readonly mood: 'calm' | 'smile' | 'grin' | 'laugh' | 'smirk'
  readonly gaze: number
}

/** Lays flat features on a head that is turned: the middle moves, the edges stay. */
export const turned =
  (turn: number): Place =>
  (x, y) => [x + turn * 26 * Math.max(0, 1 - (x / 172) ** 2), y]

/** The outline of a face, its right half `narrow` times as wide. */
export function faceOutline({ cheek, jaw, chin, reach }: Person, place: Place, narrow = 1): string {
  const left = `0 -218, ${-cheek * 0.72} -182, ${-cheek} -84, ${-cheek - 1} 0, ${-cheek + 7} 62, ${-jaw} 128, ${-chin} ${reach - 20}`
  const right = `0 ${reach}, ${chin * narrow} ${reach - 20}, ${jaw * narrow} 128, ${(cheek - 7) * narrow} 62, ${(cheek + 1) * narrow} 0, ${cheek * narrow} -84, ${cheek * 0.72 * narrow} -182`
  return cut(`${left}, ${right}`, place)
}

/** An ear on the side given; the far one of a turned head hides. */
export function ear(person: Person, { turn }: Pose, side: -1 | 1): string {
  const { skin, cheek } = person
  const hidden = Math.max(0, turn * side)
  const place: Place = (x, y) => [side * (cheek - 6 + x * (1 - hidden * 0.75)), y]
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
  const { skin, cheek } = person
  const outline = faceOutline(person, place)
  const warmth = 0.11 + person.makeup * 0.1
  const [left] = place(-cheek * 0.62, 0)
  const [right] = place(cheek * 0.62, 0)
  const narrow = 0.8 + pose.turn * 0.1
  return (
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

function underChin({ body, jaw, chin, reach, skin }: Person, place: Place): string {
  if (body < 1.14) return ''
  const soft = 8 + (body - 1) * 50
  return sheet(
    cut(
      `${-jaw * 0.8} 140!, ${-chin - 22} ${reach}, 0 ${reach + soft}, ${chin + 22} ${reach}, ${jaw * 0.8} 140!`,
      place,
    ),
    mix(skin.lit, skin.shaded, 0.5),
    0.6,
  )
}
