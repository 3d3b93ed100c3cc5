import type { SeededRandom } from './random.ts'

/** A place behind somebody: its name, the colour most of it has, and how it is drawn on 800 by 1000. */
export type Backdrop = {
  readonly name: string
  readonly paper: string
  draw(random: SeededRandom): string
}

/** A sheet that fills the picture to its edges and beyond. */
export const all = (fill: string) => `<path d="M-20-20H820V1020H-20Z" fill="${fill}"/>`

/** What `draw` makes of the first `count` numbers. */
export const each = <T>(count: number, draw: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => draw(at))
