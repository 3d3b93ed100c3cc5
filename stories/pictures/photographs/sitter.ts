import { seededRandom } from '#ui/art/portrait/random.ts'
import type { Body } from './camera.ts'
import { blend, type Rgb, rgb, soft, times } from './light.ts'

/** A mannequin of somebody who never was. */
export type Sitter = {
  readonly seed: string
  /** Where the head is, in pixels, and how large: half its height. */
  readonly at: readonly [x: number, y: number]
  readonly size: number
  readonly depth?: number
  /** From -1, to the left, to 1. */
  readonly turn?: number
  readonly tilt?: number
  readonly skin: string
  readonly hair: string
  readonly cut: 'short' | 'long' | 'bun' | 'bald' | 'curls'
  readonly beard?: number
  readonly lips?: string
  readonly glasses?: boolean
  readonly cloth: string
  readonly smile?: boolean
  /** How broad; 1 is the middle. */
  readonly broad?: number
  readonly legs?: boolean
}

const oval = (a: number, b: number, wide: number, high: number) => Math.hypot(a / wide, b / high)

/** The colours of a face at an angle around it and a height on it. */
function facePaint({ skin, hair, beard = 0, lips, smile, glasses, seed }: Sitter) {
  const base = rgb(skin)
  const dark = times(base, 0.45)
  const flush = blend(base, rgb('#c0503a'), 0.35)
  const grown = rgb(hair)
  const mouth = lips ? rgb(lips) : blend(base, rgb('#8a3c34'), 0.55)
  const pores = seededRandom(`${seed}/pores`)
  return (a: number, v: number): Rgb => {
    const side = Math.abs(a)
    let colour = blend(
      base,
      flush,
      0.5 * (1 - soft(0.2, 1, oval(side - 0.55, v - 0.22, 0.3, 0.22))),
    )
    colour = blend(
      colour,
      times(base, 0.82),
      0.5 * (1 - soft(0.5, 1, oval(side - 0.4, v + 0.02, 0.3, 0.16))),
    )
    if (beard > 0) {
      const jaw =
        soft(0.3, 0.5, v + side * 0.22) * (1 - soft(0.7, 1, oval(side, v - 0.47, 0.26, 0.07)))
      const lip = 1 - soft(0.7, 1, oval(side, v - 0.36, 0.34, 0.07))
      colour = blend(colour, grown, beard * Math.max(jaw, lip))
    }
    const brow = oval(side - 0.42, v + 0.19 - (side - 0.42) * 0.08, 0.22, 0.035)
    colour = blend(colour, times(grown, 0.8), 0.85 * (1 - soft(0.5, 1.1, brow)))
    const eye = oval(side - 0.4, v + 0.03, 0.145, 0.058)
    if (eye < 1.25) {
      const white: Rgb = [0.62, 0.6, 0.57]
      const iris = oval(a - Math.sign(a) * 0.4, v + 0.03, 0.062, 0.058)
      const inside = iris < 0.45 ? ([0.01, 0.01, 0.01] as const) : iris < 1 ? rgb('#4a3520') : white
      colour = blend(colour, blend(dark, inside, soft(1.05, 0.9, eye)), soft(1.25, 1, eye))
      if (v < -0.03 - 0.03)
        colour = blend(colour, [0.02, 0.015, 0.01], 0.75 * soft(1.25, 0.95, eye))
    }
    const curve = smile ? v - 0.46 + side * side * 0.55 : v - 0.47
    const lipped = oval(side, curve, 0.27, 0.06)
    colour = blend(colour, mouth, 0.9 * (1 - soft(0.75, 1.05, lipped)))
    colour = blend(
      colour,
      smile ? [0.75, 0.72, 0.68] : times(mouth, 0.3),
      1 - soft(0.6, 1, oval(side, curve, smile ? 0.19 : 0.24, smile ? 0.024 : 0.01)),
    )
    const nostril = oval(side - 0.09, v - 0.245, 0.05, 0.018)
    colour = blend(colour, times(dark, 0.6), 0.8 * (1 - soft(0.6, 1, nostril)))
    if (glasses) {
      const rim = oval(side - 0.42, v + 0.02, 0.3, 0.16)
      const bridge = side < 0.13 && Math.abs(v + 0.06) < 0.018
      if ((rim > 0.86 && rim < 1) || bridge) colour = [0.015, 0.012, 0.01]
    }
    return times(colour, 1 + pores.between(-0.035, 0.035))
  }
}

/** Strands that catch the light differently. */
function hairPaint(hair: string, seed: string, curls: boolean) {
  const base = rgb(hair)
  const random = seededRandom(`${seed}/strands`)
  const strands = Array.from({ length: 400 }, () => random.between(0.75, 1.2))
  return (u: number, v: number): Rgb => {
    const along = curls ? Math.sin(u * 19) * Math.cos(v * 17) * 60 : u * 120 + v * 18
    const at = Math.floor(along) + 200
    const part = along + 200 - at
    const [here, next] = [strands[at % 400] ?? 1, strands[(at + 1) % 400] ?? 1]
    return times(base, here + (next - here) * part)
  }
}

/** Cloth with a weave, and folds that fall from the shoulders. */
function clothPaint(cloth: string) {
  const base = rgb(cloth)
  return (u: number, v: number): Rgb =>
    times(
      base,
      0.92 +
        0.08 * Math.sin(u * 21 + Math.sin(v * 5) * 2) +
        0.04 * Math.sin(v * 260) * Math.sin(u * 300),
    )
}

/** The round bodies that somebody is made of. */
export function bodiesOf(sitter: Sitter): readonly Body[] {
  const {
    at,
    size: s,
    depth = 0,
    turn = 0,
    tilt = 0,
    skin,
    hair,
    cut,
    cloth,
    broad = 1,
    seed,
  } = sitter
  const [x, y] = at
  const flesh = rgb(skin)
  const glow = times(blend(flesh, [0.6, 0.08, 0.04], 0.6), 0.5)
  const face = facePaint(sitter)
  const strands = hairPaint(hair, seed, cut === 'curls')
  const weave = clothPaint(cloth)
  const plain = () => flesh
  const angle = turn * 0.6
  const body = (
    [dx, dy, dz]: readonly [number, number, number],
    [rx, ry, rz]: readonly [number, number, number],
    paint: Body['paint'],
    rest: Partial<Body> = {},
  ): Body => ({
    at: [x + dx * s, y + dy * s, depth + dz * s],
    radii: [rx * s, ry * s, rz * s],
    roll: tilt,
    paint,
    ...rest,
  })
  const head = body(
    [0, 0, 0],
    [0.76, 1, 0.86],
    (u, v) => {
      const around = Math.asin(Math.max(-1, Math.min(1, u / Math.sqrt(Math.max(0.05, 1 - v * v)))))
      return face(around - angle, v)
    },
    { shine: 0.1, glow },
  )
  const nose = Math.sin(angle)
  const skinned = { shine: 0.1, glow }
  const bodies: Body[] = [
    head,
    body([nose * 0.8, 0.15, 0.76], [0.11, 0.23, 0.16], plain, { ...skinned, shine: 0.2 }),
    body([-0.76, 0.06, -0.1], [0.12, 0.22, 0.2], plain, skinned),
    body([0.76, 0.06, -0.1], [0.12, 0.22, 0.2], plain, skinned),
    body([0, 1.05, -0.3], [0.4 * broad, 0.75, 0.4], plain, skinned),
    body([0, 2.9, -0.5], [1.3 * broad, 1.55, 0.8], weave),
    body([-1.2 * broad, 2.35, -0.55], [0.5, 0.7, 0.55], weave, { roll: 16 }),
    body([1.2 * broad, 2.35, -0.55], [0.5, 0.7, 0.55], weave, { roll: -16 }),
    body([-1.5 * broad, 3.5, -0.5], [0.4, 1.3, 0.45], weave, { roll: 6 }),
    body([1.5 * broad, 3.5, -0.5], [0.4, 1.3, 0.45], weave, { roll: -6 }),
  ]
  const hairs = { shine: 0.22 }
  if (cut !== 'bald') {
    bodies.push(
      body(
        [-nose * 0.12, -0.26, -0.22],
        [0.86, 0.94, 0.88],
        (u, v) => (v > 0.75 ? null : strands(u, v)),
        hairs,
      ),
      body([-0.16 - nose * 0.2, -0.78, 0.16], [0.62, 0.36, 0.6], strands, { ...hairs, roll: -14 }),
    )
  }
  if (cut === 'long')
    bodies.push(
      body([-0.7, 0.7, -0.3], [0.36, 1.35, 0.4], strands, { ...hairs, roll: 5 }),
      body([0.72, 0.7, -0.3], [0.36, 1.35, 0.4], strands, { ...hairs, roll: -5 }),
    )
  if (cut === 'bun') bodies.push(body([0.1, -1.22, -0.3], [0.4, 0.36, 0.4], strands, hairs))
  if (cut === 'curls')
    for (let turn = 0; turn < 11; turn++) {
      const around = Math.PI * (1.08 + (turn / 10) * 0.84) + (turn % 2) * 0.04
      bodies.push(
        body(
          [Math.cos(around) * 0.86, Math.sin(around) * 1 - 0.02, -0.15],
          [0.34, 0.34, 0.36],
          strands,
          hairs,
        ),
      )
    }
  if (sitter.legs)
    bodies.push(
      body([-0.5 * broad, 6.3, -0.5], [0.52 * broad, 2.6, 0.6], clothPaint('#2f3c52')),
      body([0.5 * broad, 6.3, -0.5], [0.52 * broad, 2.6, 0.6], clothPaint('#2f3c52')),
    )
  return bodies
}
