import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cut, sheet } from '#ui/art/portrait/paper.ts'
import { DuskStreet } from '#ui/art/scenes/dusk-street.tsx'
import { NightWindow } from '#ui/art/scenes/night-window.tsx'
import { PAPERS_BY_DAY } from '#ui/art/scenes/paper-colours.ts'
import { PaperMap } from '#ui/art/scenes/paper-map.tsx'
import { fill, shadow, stroke } from '#ui/art/scenes/papers.css.ts'
import { MARK } from '#ui/tokens/mark-shape.ts'
import { palette } from '#ui/tokens/palette.ts'

/** Render size of the film; encoded smaller. */
export const STREETS = { width: 960, height: 720, seconds: 9 } as const

const SCENES: readonly ReactElement[] = [
  <PaperMap key="map" shows="regions" />,
  <DuskStreet key="street" />,
  <NightWindow key="window" />,
]
/** Fraction of a scene during which the next one fades in. */
const WIPE = 0.3

const colours: Readonly<Record<string, string>> = {
  ...palette('default', 'light'),
  ...PAPERS_BY_DAY,
}
const STYLE = [
  ...Object.entries(fill).map(([paper, name]) => `${selector(name)}{fill:${colours[paper]}}`),
  ...Object.entries(stroke).map(
    ([paper, name]) =>
      `${selector(name)}{fill:none;stroke:${colours[paper]};stroke-linecap:round;stroke-linejoin:round}`,
  ),
  `${selector(shadow)}{fill:#3A1B10;fill-opacity:.15;stroke:#3A1B10;stroke-opacity:.06;stroke-width:4}`,
].join('')

function selector(names: string): string {
  return names
    .split(' ')
    .map((name) => `.${name}`)
    .join('')
}

const drawn = SCENES.map((scene) =>
  renderToStaticMarkup(scene).replace(/^<svg[^>]*>|<\/svg>$/g, ''),
)

/** A scene with a slow zoom. */
function near(scene: number, part: number): string {
  const scale = 1 + 0.05 * part
  const { width, height } = STREETS
  const x = (-(scale - 1) * width) / 2
  const y = (-(scale - 1) * height) / 2
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${drawn[scene % drawn.length]}</g>`
}

const ease = (part: number) => part * part * (3 - 2 * part)

const SHEET = cut(
  '-700 -60!, 640 -60!, 690 60, 640 170, 700 300, 650 420, 710 560, 660 680, 690 790!, -700 790!, -640 640, -700 480, -650 330, -710 180, -660 60',
)

/** The mark, centred on a point. */
const mark = (x: number, y: number) =>
  `<g transform="translate(${x - 156} ${y - 156}) scale(13)" fill="none" stroke-linecap="round"><path d="${MARK.left}${MARK.right}" stroke="#221B17" stroke-width="${MARK.width}"/><circle cx="${MARK.light.x}" cy="${MARK.light.y}" r="${MARK.light.radius}" fill="#C8371F"/></g>`

/** A torn paper sheet with the mark, moving across. */
const torn = (x: number) =>
  `<g transform="translate(${x.toFixed(1)} 0)">${sheet(SHEET, '#FBF7F2', 2)}${mark(0, 360)}</g>`

/** The street beside a torn sheet with the mark on it. */
export function preview(): string {
  const paper = `<g transform="translate(-330 0)">${sheet(SHEET, '#FBF7F2', 2)}</g>`
  return framed(near(1, 0) + paper + mark(176, 380))
}

/** One frame of the film, at 0 to 1; loops. */
export function streetsAt(at: number): string {
  const along = (at * SCENES.length) % SCENES.length
  const scene = Math.floor(along)
  const part = along - scene
  const wiping = Math.max(0, (part - (1 - WIPE)) / WIPE)
  const covered = wiping >= 0.5
  const body = covered ? near(scene + 1, 0) : near(scene, part)
  const sheetX = -760 + 2480 * ease(wiping)
  return framed(body + (wiping > 0 ? torn(sheetX) : ''))
}

const framed = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STREETS.width} ${STREETS.height}"><style>${STYLE}</style>${drawing}</svg>`
