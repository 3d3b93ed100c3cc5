import { renderToStaticMarkup } from 'react-dom/server'
import { cut, sheet } from '#ui/art/portrait/paper.ts'
import { DuskStreet } from '#ui/art/scenes/dusk-street.tsx'
import { PAPERS_BY_DAY } from '#ui/art/scenes/paper-colours.ts'
import { fill, shadow, stroke } from '#ui/art/scenes/papers.css.ts'
import { MARK } from '#ui/tokens/mark-shape.ts'
import { palette } from '#ui/tokens/palette.ts'

const SIZE = { width: 960, height: 720 }

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

const street = renderToStaticMarkup(<DuskStreet />).replace(/^<svg[^>]*>|<\/svg>$/g, '')

const SHEET = cut(
  '-700 -60!, 640 -60!, 690 60, 640 170, 700 300, 650 420, 710 560, 660 680, 690 790!, -700 790!, -640 640, -700 480, -650 330, -710 180, -660 60',
)

/** The mark, centred on a point. */
const mark = (x: number, y: number) =>
  `<g transform="translate(${x - 156} ${y - 156}) scale(13)" fill="none" stroke-linecap="round"><path d="${MARK.left}${MARK.right}" stroke="#221B17" stroke-width="${MARK.width}"/><circle cx="${MARK.light.x}" cy="${MARK.light.y}" r="${MARK.light.radius}" fill="#C8371F"/></g>`

/** The street beside a torn sheet with the mark on it. */
export function preview(): string {
  const paper = `<g transform="translate(-330 0)">${sheet(SHEET, '#FBF7F2', 2)}</g>`
  return framed(street + paper + mark(176, 380))
}

const framed = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><style>${STYLE}</style>${drawing}</svg>`
