import { joined, limb, type Point } from './limbs.ts'
import { mix, type Skin } from './palette.ts'
import { group, line } from './paper.ts'

/** What a hand does: hang or lie, be seen with all fingers, or close around something. */
export type HandShape = 'rest' | 'open' | 'grip'

type Hand = {
  readonly at: Point
  /** The direction from the wrist to the fingers, in degrees. */
  readonly angle: number
  readonly size: number
  /** Whether the thumb lies on the other side. */
  readonly flipped: boolean
}

/** A hand, drawn from the wrist. */
export function hand(
  shape: HandShape,
  { lit, shaded, line: dark }: Skin,
  { at: [x, y], angle, size, flipped }: Hand,
): string {
  const aim = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)}) scale(${size.toFixed(2)} ${(flipped ? -size : size).toFixed(2)})`
  return group(aim, ...shapes[shape](lit, mix(lit, shaded, 0.55), dark))
}

const palm = limb([-14, 0], 30, [40, 0], 37)

const shapes: Record<HandShape, (lit: string, shaded: string, dark: string) => string[]> = {
  rest: (lit, _, dark) => [
    joined(palm + limb([44, -6], 33, [96, 4], 25) + limb([14, 22], 15, [66, 40], 13), lit, 0.5),
    line('M66 -10L112 -6M68 6L114 10', dark, 3, 0.45),
    line('M34 30L66 30', dark, 3, 0.4),
  ],
  open: (lit, _, dark) => [
    joined(
      [
        palm,
        limb([46, -26], 13, [112, -44], 11),
        limb([52, -9], 14, [130, -16], 12),
        limb([52, 9], 14, [128, 14], 12),
        limb([46, 26], 13, [112, 40], 11),
        limb([10, 24], 16, [52, 68], 13),
      ].join(''),
      lit,
      0.5,
    ),
    line('M18 -12Q36 0 34 22', dark, 3, 0.35),
  ],
  grip: (lit, shaded, dark) => [
    joined(palm, lit, 0.5),
    [-6, 18, 42, 64]
      .map((at, finger) =>
        joined(
          limb([at, -30], 13, [at + 2, finger === 3 ? 22 : 30], 13),
          finger % 2 ? mix(lit, shaded, 0.25) : lit,
          0.3,
        ),
      )
      .join(''),
    line('M6 -34L6 26M30 -34L30 28M53 -32L54 24', dark, 3, 0.35),
  ],
}
