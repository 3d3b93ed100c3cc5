import { mix } from './palette.ts'
import { line, sheet, tone } from './paper.ts'

/** A point of a figure, measured from where neck and shoulders meet. */
export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)

/** The outline of a limb between two points, as thick at each end as it says. */
export function limb([ax, ay]: Point, from: number, [bx, by]: Point, to: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  const at = (x: number, y: number, by: number) => `${short(x + nx * by)} ${short(y + ny * by)}`
  return `M${at(ax, ay, from)}L${at(bx, by, to)}A${short(to)} ${short(to)} 0 0 0 ${at(bx, by, -to)}L${at(ax, ay, -from)}A${short(from)} ${short(from)} 0 0 0 ${at(ax, ay, from)}Z`
}

/** Limbs that are one piece of paper: a bent arm, a leg. */
export const joined = (d: string, fill: string, lift = 0.8) => sheet(d, fill, lift) + tone(d, fill)

/** The point a part of the way from one to another. */
export const along = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

/** The direction from one point to another, in degrees. */
export const heading = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.atan2(by - ay, bx - ax) * 180) / Math.PI

/** A fold where a sleeve or a trouser leg bends. */
export const fold = (from: Point, to: Point, fill: string) =>
  line(
    `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`,
    mix(fill, '#3A1B10', 0.22),
    6,
    0.7,
  )
