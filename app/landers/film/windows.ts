import type { Brand } from '#core/site/settings.ts'
import { cut, disc, group, line, round, sheet, tone } from '#ui/art/portrait/paper.ts'
import { portrait, type Shot } from '#ui/art/portrait/portrait.ts'
import type { Windows } from '../loops.ts'
import { PEOPLE, type Sketch } from './people.ts'

/** Render size of the film; encoded smaller. */
export const WINDOWS = { width: 800, height: 1000, seconds: 8 } as const

const turn = (at: number) => at * 2 * Math.PI
/** 0 before `from`, 1 after `to`, easing between. */
const between = (at: number, from: number, to: number) => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

type Pane = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }
const NEAR: Pane = { x: 84, y: 560, wide: 250, high: 312 }
const FAR: Pane = { x: 482, y: 300, wide: 230, high: 288 }

/** A portrait as seen in a window. */
function inside({ x, y, wide, high }: Pane, [seed, traits]: Sketch, shot: Shot): string {
  const drawn = portrait(seed, traits, { shot })
  return drawn.replace(
    /^<svg [^>]*viewBox="([^"]*)"[^>]*>/,
    (_, box) =>
      `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">`,
  )
}

type Faces = { readonly near: string; readonly far: string }

/** The first two people of a brand, each in their room. */
function faces(brand: Brand, nearShot: Shot, farShot: Shot): Faces {
  const [near, far] = PEOPLE[brand]
  if (!near || !far) throw new Error(`${brand} has nobody for both windows`)
  return { near: inside(NEAR, near, nearShot), far: inside(FAR, far, farShot) }
}

const reading: Shot = { place: 'books', stance: 'reading' }
const drinking: Shot = { place: 'cafe', stance: 'cup' }

/** Residents, by the drawing's name. */
const AT_HOME: Readonly<Record<Windows, Faces>> = {
  windows: faces('default', reading, drinking),
  'windows-she': faces('she', drinking, reading),
  'windows-gay': faces('gay', reading, drinking),
}

/** The window frame and its light. */
function window({ x, y, wide, high }: Pane, face: string, light: number): string {
  const [cx, cy] = [x + wide / 2, y + high / 2]
  const glow =
    tone(round(cx, cy, wide * 0.78, high * 0.68), '#FBE3B0', 0.05 + 0.09 * light) +
    tone(round(cx, cy, wide * 0.68, high * 0.6), '#FBE3B0', 0.06 + 0.12 * light)
  const edge = 14
  const frame = sheet(
    `M${x - edge} ${y - edge}h${wide + 2 * edge}v${high + 2 * edge}h${-wide - 2 * edge}z`,
    '#F3E7D6',
  )
  const dim = tone(`M${x} ${y}h${wide}v${high}h${-wide}z`, '#22304A', 0.42 * (1 - light))
  const sill = sheet(`M${x - 30} ${y + high + 8}h${wide + 60}v24h${-wide - 60}z`, '#E6CFAE')
  return glow + frame + face + dim + sill
}

const roof = (x: number, top: number, wide: number) =>
  `M${x} 1010V${top}L${x + wide * 0.5} ${top - 150} ${x + wide} ${top}V1010Z`

const STARS = Array.from({ length: 16 }, (_, at) => [(at * 173) % 800, (at * 97) % 250] as const)

function sky(at: number): string {
  const stars = STARS.map(([x, y], star) =>
    disc(x, y, 2 + (star % 3), '#FBE3B0', 0.45 + 0.45 * Math.sin(turn(at) * 2 + star)),
  )
  return (
    tone('M-10 -10H810V1010H-10Z', '#35506A') +
    tone(cut('-10 330!, 260 270, 560 330, 810 280!, 810 1010!, -10 1010!'), '#5B577C', 0.7) +
    tone(cut('-10 520!, 300 470, 810 520!, 810 1010!, -10 1010!'), '#A98BA3', 0.55) +
    disc(150, 130, 58, '#FBE3B0') +
    disc(128, 118, 48, '#35506A', 0.16) +
    stars.join('')
  )
}

/** A cat on the ridge, with a moving tail. */
function cat(at: number): string {
  const sway = 16 * Math.sin(turn(at) * 3)
  return group(
    'translate(192 366) scale(0.9)',
    line(`M40 0C74 -6 ${80 + sway} -48 ${64 + sway} -74`, '#171210', 13),
    sheet(cut('-30 6!, -34 -40, -10 -66, 22 -50, 44 6!'), '#221B17', 0.5),
    sheet(cut('-46 -62, -44 -98!, -26 -84, -10 -84, 8 -98!, 10 -62, -18 -44'), '#221B17', 0.5),
    disc(-28, -70, 4, '#FBE3B0'),
    disc(-8, -70, 4, '#FBE3B0'),
  )
}

/** A dark window. */
const dark = (x: number, y: number, wide: number, high: number) =>
  sheet(`M${x - 9} ${y - 9}h${wide + 18}v${high + 18}h${-wide - 18}z`, '#E6CFAE', 0.6) +
  tone(`M${x} ${y}h${wide}v${high}h${-wide}z`, '#2F4459') +
  line(`M${x + wide / 2} ${y}v${high}M${x} ${y + high / 2}h${wide}`, '#E6CFAE', 7)

/** The rest of the far house: a door with a lamp, a window, and plants. */
const downstairs = [
  dark(492, 720, 92, 132),
  sheet('M650 960V742C650 700 744 700 744 742V960Z', '#0E5A57', 0.8),
  tone('M668 778h58v66h-58z', '#FBE3B0', 0.85),
  disc(732, 864, 6, '#FBE3B0'),
  disc(697, 668, 40, '#FBE3B0', 0.22),
  disc(697, 668, 15, '#FBE3B0'),
  sheet(cut('604 960!, 582 900, 600 850, 622 888, 640 856, 646 912, 628 960!'), '#688563', 0.6),
].join('')

/** A paper plane, flying from one window to the other and later back. */
function plane(at: number): string {
  const there = at < 0.5
  const way = between(there ? at : at - 0.5, 0.06, 0.36)
  if (way <= 0 || way >= 1) return ''
  const part = there ? way : 1 - way
  const [from, over, to] = [
    [300, 690],
    [330, 330],
    [520, 430],
  ] as const
  const curve = (one: number, two: number, three: number, t: number) =>
    (1 - t) ** 2 * one + 2 * (1 - t) * t * two + t ** 2 * three
  const place = (t: number) =>
    [curve(from[0], over[0], to[0], t), curve(from[1], over[1], to[1], t)] as const
  const [x, y] = place(part)
  const [nx, ny] = place(Math.min(1, part + 0.01))
  const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + (there ? 0 : 180)
  const trail = Array.from({ length: 7 }, (_, dot) => {
    const behind = there ? part - 0.05 * (dot + 1) : part + 0.05 * (dot + 1)
    if (behind <= 0 || behind >= 1) return ''
    const [dx, dy] = place(behind)
    return disc(dx, dy, 4, '#FBF7F2', 0.75 - 0.1 * dot)
  })
  return (
    trail.join('') +
    group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(1.25)`,
      sheet('M34 0 -28 -24 -16 0Z', '#FFFFFF', 0.5),
      sheet('M34 0 -28 24 -16 0Z', '#F3E7D6', 0.5),
      tone('M34 0 -16 0 -14 12Z', '#E57F63'),
    )
  )
}

/** One frame of the film, at 0 to 1; loops. */
export function windowsAt(at: number, name: Windows = 'windows'): string {
  const home = AT_HOME[name]
  const pulse = (from: number) =>
    between(at, from, from + 0.05) - between(at, from + 0.2, from + 0.34)
  const near = 0.55 + 0.45 * Math.max(0, pulse(0.86) + pulse(-0.14) + pulse(0))
  const far = 0.45 + 0.55 * Math.max(0, pulse(0.36))
  const drawn = [
    sky(at),
    sheet(roof(420, 250, 420), '#7D4360', 2),
    window(FAR, home.far, Math.min(1, far)),
    downstairs,
    sheet(roof(-40, 500, 470), '#C97A5E', 2),
    sheet(round(195, 466, 44), '#E6CFAE', 0.6),
    disc(195, 466, 33, '#2F4459'),
    cat(at),
    window(NEAR, home.near, Math.min(1, near)),
    sheet('M-10 960H810V1010H-10Z', '#2F4459', 2),
    plane(at),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WINDOWS.width} ${WINDOWS.height}">${drawn.join('')}</svg>`
}
