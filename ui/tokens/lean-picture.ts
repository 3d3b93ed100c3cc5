import { LEAN } from './mark-shape.ts'
import { SHARED } from './roles.ts'

const { dusk, light } = SHARED.light

const GLOW = `<radialGradient id="glow"><stop stop-color="${light}" stop-opacity=".46"/><stop offset=".42" stop-color="${light}" stop-opacity=".14"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`

/** A part of a picture. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** What is drawn upright in a stroke, to cover this part of the picture. */
export type Figure = (box: Box) => string

/** A picture's size, and on it the width of the pair and the middle of its strokes, from above. */
export type LeanPicture = {
  readonly width: number
  readonly height: number
  readonly pair: number
  readonly middle: number
}

/** Two people together in the strokes of the mark, on dusk with the point lit, as a standalone SVG. */
export function leanSvg(
  { width, height, pair, middle }: LeanPicture,
  [left, right]: readonly [Figure, Figure],
): string {
  const wide = pair * LEAN.width
  const tall = wide * LEAN.tall
  const radians = (LEAN.tilt * Math.PI) / 180
  // How far a stroke's upper end lies beside its lower one.
  const splay = wide * (LEAN.tall - 1) * Math.sin(radians)
  const point = { y: middle + tall / 2 + pair * 0.08, radius: pair * 0.04 }

  const stroke = (figure: Figure, side: -1 | 1): string => {
    const x = width / 2 + side * ((LEAN.gap + splay + wide) / 2)
    const [start, top] = [x - wide / 2, middle - tall / 2]
    const shape = `<rect x="${start}" y="${top}" width="${wide}" height="${tall}" rx="${wide / 2}" transform="rotate(${side * LEAN.tilt} ${x} ${middle})"/>`
    const high = tall * 1.02
    const across = (high * 4) / 5
    const box = { x: x - across / 2, y: middle - high / 2, width: across, height: high }
    return `<clipPath id="stroke${side}">${shape}</clipPath><g clip-path="url(#stroke${side})">${figure(box)}</g>`
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    GLOW,
    `<rect width="100%" height="100%" fill="${dusk}"/>`,
    `<circle cx="${width / 2}" cy="${point.y}" r="${pair * 0.72}" fill="url(#glow)"/>`,
    stroke(left, -1),
    stroke(right, 1),
    `<circle cx="${width / 2}" cy="${point.y}" r="${point.radius}" fill="${light}"/>`,
    '</svg>',
  ].join('')
}
