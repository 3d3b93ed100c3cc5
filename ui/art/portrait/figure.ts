import { clothes } from './clothes.ts'
import { neckLines } from './face.ts'
import type { Frame } from './frame.ts'
import { hand } from './hand.ts'
import { along, fold, heading, joined, limb, type Point } from './limbs.ts'
import type { Outfit } from './outfit.ts'
import { mix, papers } from './palette.ts'
import { cut, line, sheet, tone, trace } from './paper.ts'
import type { Person } from './person.ts'
import type { Arm, Leg } from './stance.ts'

/** Neck, shoulders and what is worn on them. */
export function trunk(person: Person, outfit: Outfit, frame: Frame, id: string): string {
  const { skin } = person
  const { neck, wide } = frame
  const flesh = cut(
    `${-neck} -180!, ${-neck + 3} -30, ${-neck - 34} 26, ${-wide * 0.66} 62, ${-wide + 20} 110, ${-frame.chest + 6} 240, ${-frame.chest + 30} 300!, ${frame.chest - 30} 300!, ${frame.chest - 6} 240, ${wide - 20} 110, ${wide * 0.66} 62, ${neck + 34} 26, ${neck - 3} -30, ${neck} -180!`,
  )
  const throat = cut(
    `${-neck} -180!, ${-neck + 3} -40, -8 2, ${neck * 0.55} 16, ${neck} 10!, ${neck} -180!`,
  )
  const bones =
    line(trace(`${-neck * 1.6} 62, ${-neck * 0.7} 74, -16 66`), skin.line, 3.5, 0.4) +
    line(trace(`16 66, ${neck * 0.7} 74, ${neck * 1.6} 62`), skin.line, 3.5, 0.4)
  return (
    sheet(flesh, skin.lit) +
    tone(throat, skin.shaded) +
    neckLines(person, neck) +
    bones +
    clothes(frame, outfit, person, id)
  )
}

/** How thick somebody's arms are; 1 is the middle. */
const thick = ({ body, gender }: Person) => (gender === 'male' ? 1.06 : 0.86) * (0.3 + body * 0.7)

/** Where an arm begins. */
export const shoulder = ({ wide }: Frame, side: -1 | 1): Point => [side * (wide - 58), 132]

/** An arm in its sleeve, and its hand: down to the elbow, and from there. */
export function arm(
  person: Person,
  outfit: Outfit,
  frame: Frame,
  side: -1 | 1,
  pose: Arm,
): { readonly upper: string; readonly lower: string } {
  const { skin } = person
  const girth = thick(person)
  const from = shoulder(frame, side)
  const { elbow, wrist } = pose
  const lit = side < 0 ? 0 : 0.1
  const flesh = mix(skin.lit, skin.shaded, side < 0 ? 0 : 0.4)
  const cloth = mix(sleeveOf(outfit), '#3A1B10', lit)
  const size = person.gender === 'male' ? 1.16 : 1
  const drawn = pose.hand
    ? hand(pose.hand, skin, {
        at: wrist,
        angle: pose.angle ?? heading(elbow, wrist),
        size,
        flipped: pose.flipped ?? side < 0,
      })
    : ''
  const roomy = outfit.cut === 'hoodie' || outfit.cut === 'coat' ? 1.14 : 1
  const bare = {
    upper: limb(from, 52 * girth, elbow, 44 * girth),
    lower: limb(elbow, 44 * girth, wrist, 31 * girth),
  }
  if (outfit.sleeve !== 'long') {
    const cuff = limb(from, 56 * girth, along(from, elbow, 0.72), 57 * girth)
    return {
      upper:
        joined(bare.upper, flesh, 0.7) +
        (outfit.sleeve === 'short' ? joined(cuff, cloth, 0.6) : ''),
      lower: joined(bare.lower, flesh, 0.6) + drawn,
    }
  }
  const end = along(elbow, wrist, 0.94)
  const bent = Math.abs(((heading(from, elbow) - heading(elbow, wrist) + 540) % 360) - 180) < 130
  return {
    upper: joined(limb(from, 54 * girth * roomy, elbow, 49 * girth * roomy), cloth, 0.7),
    lower:
      drawn +
      joined(limb(elbow, 49 * girth * roomy, end, 38 * girth * roomy), cloth, 0.7) +
      (bent
        ? fold(along(elbow, from, 0.06), along(along(elbow, from, 0.2), wrist, 0.12), cloth)
        : ''),
  }
}

const sleeveOf = ({ cut: garment, main, under }: Outfit) => (garment === 'dungarees' ? under : main)

/** What is worn around the hips, under the hem of the shirt. */
export function hips({ bottom }: Outfit, { hip, waist }: Frame): string {
  return sheet(
    cut(
      `${-waist} 520!, ${-hip} 690, ${-hip + 4} 800, ${-hip * 0.5} 850, ${hip * 0.5} 850, ${hip - 4} 800, ${hip} 690, ${waist} 520!`,
    ),
    bottom,
    0.5,
  )
}

/** Legs, and a skirt over those of who stands. */
export function below(person: Person, outfit: Outfit, frame: Frame, legs: readonly Leg[]): string {
  const { hip, waist } = frame
  const cloth = outfit.bottom
  const drawn = legs.map((leg) => limbOfLeg(person, outfit, frame, leg)).join('')
  const skirt =
    outfit.skirt && legs.length > 0 && legs.every(({ knee: [, y] }) => y > 1100)
      ? sheet(
          cut(
            `${-waist} 560!, ${-hip} 700, ${-hip - 90} 1200!, 0 1224, ${hip + 90} 1200!, ${hip} 700, ${waist} 560!`,
          ),
          cloth,
        ) +
        line(trace(`${-hip * 0.4} 800, ${-hip * 0.6} 1190`), mix(cloth, '#3A1B10', 0.2), 6, 0.6) +
        line(trace(`${hip * 0.3} 800, ${hip * 0.5} 1190`), mix(cloth, '#3A1B10', 0.2), 6, 0.6)
      : ''
  return drawn + skirt
}

function limbOfLeg(
  person: Person,
  outfit: Outfit,
  frame: Frame,
  { from, knee, ankle, toe, far }: Leg,
): string {
  const girth = 0.45 + person.body * 0.55
  const bare = outfit.skirt
  const flesh = mix(person.skin.lit, person.skin.shaded, far ? 0.6 : 0.15)
  const cloth = bare ? flesh : mix(outfit.bottom, '#3A1B10', far ? 0.16 : 0)
  const [thigh, shin, end] = bare ? [0.9, 58, 34] : [1, 72, 54]
  const d =
    limb(
      from,
      Math.max(
        80,
        Math.min(frame.hip * 0.52, Math.hypot(knee[0] - from[0], knee[1] - from[1]) * 0.62),
      ) * thigh,
      knee,
      shin * (0.5 + girth * 0.5),
    ) + limb(knee, shin * (0.5 + girth * 0.5), ankle, end * (0.6 + girth * 0.4))
  const shoe = outfit.shoes
  const [ax, ay] = ankle
  const heel: Point = [ax, ay + 34]
  const foot = limb(heel, 36, [ax + toe[0], ay + 34 + toe[1]], 30)
  return (
    joined(foot, far ? mix(shoe, '#3A1B10', 0.2) : shoe, 0.6) +
    line(
      `M${ax - 30} ${ay + 68}L${ax + toe[0] + (toe[0] > 0 ? 24 : -24)} ${ay + 66 + toe[1]}`,
      papers.paper,
      9,
      0.9,
    ) +
    joined(d, cloth, 0.8)
  )
}
