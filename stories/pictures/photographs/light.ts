import { seededRandom } from '#ui/art/portrait/random.ts'

/** A colour as light: red, green and blue from 0, linear. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour as it is written, as light. */
export const rgb = (hex: string): Rgb => {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

/** `part` of the second light in the first. */
export const blend = (a: Rgb, b: Rgb, part: number): Rgb => {
  const t = Math.max(0, Math.min(1, part))
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** A light, brighter or darker. */
export const times = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]

/** From 0 before `from` to 1 after `to`, softly. */
export const soft = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Numbers around 0, mostly near it, the same for the same seed. */
export function seededNoise(seed: string): () => number {
  const random = seededRandom(seed)
  return () => random.between(-1, 1) + random.between(-1, 1)
}

/** Something far away that the lens makes round: a lamp, a leaf in the sun. */
export type Bokeh = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly light: Rgb
}

/** Discs of light all over an area, the same for the same seed. */
export function bokehs(
  seed: string,
  count: number,
  lights: readonly Rgb[],
  [low, high]: readonly [number, number] = [0, 1],
): readonly Bokeh[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => ({
    x: random.between(-0.05, 1.05),
    y: random.between(low, high),
    size: random.between(0.03, 0.1),
    light: times(random.pick(lights), random.between(0.25, 1)),
  }))
}

/** What discs add to the light at a point. */
export const glimmer = (all: readonly Bokeh[], x: number, y: number, ratio: number): Rgb =>
  all.reduce<Rgb>(
    (sum, { x: bx, y: by, size, light }) => {
      const far = Math.hypot(x - bx, (y - by) * ratio) / size
      if (far > 1) return sum
      const seen = (1 - soft(0.86, 1, far)) * (0.72 + 0.28 * far)
      return [sum[0] + light[0] * seen, sum[1] + light[1] * seen, sum[2] + light[2] * seen]
    },
    [0, 0, 0],
  )
