import type { Brand } from '#core/site/settings.ts'
import { portrait } from '#ui/art/portrait/portrait.ts'
import { LEAN } from '#ui/tokens/mark-shape.ts'
import { SHARED } from '#ui/tokens/roles.ts'
import { PAIRS } from './people.ts'

const SIZE = { width: 1200, height: 630 }
/** Width of the pair. */
const PAIR = 600
const WIDE = PAIR * LEAN.width
const TALL = WIDE * LEAN.tall
/** How far a stroke's upper end lies beside its lower one. */
const SPLAY = WIDE * (LEAN.tall - 1) * Math.sin((LEAN.tilt * Math.PI) / 180)
const MIDDLE = { x: SIZE.width / 2, y: 262 }
const POINT = { y: MIDDLE.y + TALL / 2 + PAIR * 0.08, radius: PAIR * 0.04 }
const LIGHT = SHARED.light

/** Two of a brand's people in the strokes of the mark, on dusk: what a shared link shows. */
export function preview(brand: Brand): string {
  const [left, right] = PAIRS[brand]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">`,
    `<radialGradient id="glow"><stop stop-color="${LIGHT.light}" stop-opacity=".46"/><stop offset=".42" stop-color="${LIGHT.light}" stop-opacity=".14"/><stop offset="1" stop-color="${LIGHT.light}" stop-opacity="0"/></radialGradient>`,
    `<rect width="100%" height="100%" fill="${LIGHT.dusk}"/>`,
    `<circle cx="${MIDDLE.x}" cy="${POINT.y}" r="${PAIR * 0.72}" fill="url(#glow)"/>`,
    stroke(portrait(left[0], left[1], { shot: left[2], facing: 'right' }), -1),
    stroke(portrait(right[0], right[1], { shot: right[2], facing: 'left' }), 1),
    `<circle cx="${MIDDLE.x}" cy="${POINT.y}" r="${POINT.radius}" fill="${LIGHT.light}"/>`,
    '</svg>',
  ].join('')
}

/** A drawing upright in a tilted stroke, on this side of the middle. */
function stroke(drawing: string, side: -1 | 1): string {
  const x = MIDDLE.x + side * ((LEAN.gap + SPLAY + WIDE) / 2)
  const [left, top] = [x - WIDE / 2, MIDDLE.y - TALL / 2]
  const shape = `<rect x="${left}" y="${top}" width="${WIDE}" height="${TALL}" rx="${WIDE / 2}" transform="rotate(${side * LEAN.tilt} ${x} ${MIDDLE.y})"/>`
  const inner = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const high = TALL * 1.02
  const wide = (high * 4) / 5
  const place = `x="${x - wide / 2}" y="${MIDDLE.y - high / 2}" width="${wide}" height="${high}"`
  return `<clipPath id="stroke${side}">${shape}</clipPath><g clip-path="url(#stroke${side})"><svg ${place} viewBox="0 0 800 1000">${inner}</svg></g>`
}
