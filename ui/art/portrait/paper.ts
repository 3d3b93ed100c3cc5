/** Moves a point of a drawing to where it lies on the sheet. */
export type Place = (x: number, y: number) => readonly [number, number]

type Point = { readonly x: number; readonly y: number; readonly sharp: boolean }

const short = (value: number) => String(Math.round(value * 10) / 10)
const stay: Place = (x, y) => [x, y]

/** Reads points written as `x y, x y!, …`; an exclamation mark makes a corner. */
function points(outline: string, place: Place): Point[] {
  return outline.split(',').map((text) => {
    const [x, y] = text.replace('!', '').trim().split(/\s+/).map(Number)
    const [left, top] = place(x ?? 0, y ?? 0)
    return { x: left, y: top, sharp: text.includes('!') }
  })
}

/** Where the pen's handle lies when it leaves `at` for `to`, having come from `from`. */
function handle(from: Point, at: Point, to: Point): string {
  const reach = Math.hypot(to.x - at.x, to.y - at.y) * 0.37
  const along = at.sharp
    ? { x: to.x - at.x, y: to.y - at.y }
    : { x: to.x - from.x, y: to.y - from.y }
  const length = Math.hypot(along.x, along.y) || 1
  return `${short(at.x + (along.x / length) * reach)} ${short(at.y + (along.y / length) * reach)}`
}

function curve(all: readonly Point[], closed: boolean): string {
  const count = all.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return all[wrapped] ?? { x: 0, y: 0, sharp: true }
  }
  let d = `M${short(at(0).x)} ${short(at(0).y)}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b] = [at(index), at(index + 1)]
    const leave = handle(at(index - 1), a, b)
    const arrive = handle(at(index + 2), b, a)
    d += `C${leave} ${arrive} ${short(b.x)} ${short(b.y)}`
  }
  return closed ? `${d}Z` : d
}

/** The outline of a piece of paper, cut smoothly through the points. */
export const cut = (outline: string, place: Place = stay) => curve(points(outline, place), true)

/** A line drawn smoothly through the points. */
export const trace = (outline: string, place: Place = stay) => curve(points(outline, place), false)

/** A piece cut in bumps from point to point: curls, leaves, clouds. */
export function scallop(outline: string, place: Place = stay, bulge = 0.56): string {
  const all = points(outline, place)
  const area = all.reduce((sum, a, index) => {
    const b = all[(index + 1) % all.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  const sweep = area > 0 ? 1 : 0
  const [first, ...rest] = all
  if (!first) return ''
  let [d, from] = [`M${short(first.x)} ${short(first.y)}`, first]
  for (const to of [...rest, first]) {
    const radius = short(Math.hypot(to.x - from.x, to.y - from.y) * bulge)
    d += `A${radius} ${radius} 0 0 ${sweep} ${short(to.x)} ${short(to.y)}`
    from = to
  }
  return `${d}Z`
}

/** A flat shape without a shadow: a tone within a piece. */
export const tone = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

/** A drawn line. */
export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  }/>`

/** A round piece. */
export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${
    opacity < 1 ? ` fill-opacity="${opacity}"` : ''
  }/>`

/** An outline for a round piece of paper. */
export const round = (x: number, y: number, across: number, down = across) =>
  `M${short(x - across)} ${short(y)}a${short(across)} ${short(down)} 0 1 0 ${short(across * 2)} 0a${short(across)} ${short(down)} 0 1 0 ${short(-across * 2)} 0Z`

/** The shade that a piece throws; `lift` says how far it lies above the rest. */
export const shade = (d: string, lift = 1) =>
  `<path d="${d}" fill="#3A1B10" fill-opacity=".15" stroke="#3A1B10" stroke-opacity=".07" stroke-width="${short(9 * lift)}" transform="translate(${short(4 * lift)} ${short(8 * lift)})"/>`

/** A piece of paper laid on the others: its shade, then itself with its lit edge. */
export const sheet = (d: string, fill: string, lift = 1) =>
  `${shade(d, lift)}<path d="${d}" fill="${fill}" stroke="#FFF" stroke-opacity=".13" stroke-width="2.5"/>`

/** Pieces moved, turned and sized together. */
export const group = (transform: string, ...pieces: readonly string[]) =>
  `<g transform="${transform}">${pieces.join('')}</g>`

/** Pieces seen only within an outline; `id` must be the picture's own. */
export const within = (id: string, d: string, ...pieces: readonly string[]) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${pieces.join('')}</g>`
