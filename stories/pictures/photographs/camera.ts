import { type Rgb, seededNoise } from './light.ts'

/** Something round before the lens: its middle, its radii, and the colour it has at a point of its surface. */
export type Body = {
  readonly at: readonly [x: number, y: number, z: number]
  readonly radii: readonly [x: number, y: number, z: number]
  /** Degrees it is turned in the plane of the picture. */
  readonly roll?: number
  /** How much of the light it gives back as a shine, from 0 to 1. */
  readonly shine?: number
  /** Light that goes through its edges: skin and ears glow, cloth does not. */
  readonly glow?: Rgb
  /** `null` where the body is cut away. */
  readonly paint: (u: number, v: number) => Rgb | null
}

/** What a photograph is made of. */
export type Shot = {
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly bodies: readonly Body[]
  /** The blurred rest of the world, by parts of width and height. */
  readonly beyond: (x: number, y: number) => Rgb
  readonly lamp: { readonly from: readonly [number, number, number]; readonly colour: Rgb }
  readonly sky: { readonly above: Rgb; readonly below: Rgb }
  /** Light from behind along the edges. */
  readonly rim?: Rgb
  readonly exposure?: number
  readonly grain?: number
  readonly vignette?: number
}

type Local = { readonly dx: number; readonly dy: number }

const local = ({ at, roll = 0 }: Body, x: number, y: number): Local => {
  const [dx, dy] = [x - at[0], y - at[1]]
  if (!roll) return { dx, dy }
  const [cos, sin] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)]
  return { dx: dx * cos + dy * sin, dy: dy * cos - dx * sin }
}

/** How near the front of a body is at a point; `null` beside it. */
function front(body: Body, { dx, dy }: Local): number | null {
  const [rx, ry, rz] = body.radii
  const rest = 1 - (dx / rx) ** 2 - (dy / ry) ** 2
  return rest <= 0 ? null : body.at[2] + rz * Math.sqrt(rest)
}

type Point = readonly [number, number, number]

/** Whether a body stands between a point and the lamp. */
function shades(body: Body, [x, y, z]: Point, [lx, ly, lz]: Point): boolean {
  const [rx, ry, rz] = body.radii
  const from = local(body, x, y)
  const to = local({ ...body, at: [0, 0, 0] }, lx, ly)
  const [px, py, pz] = [from.dx / rx, from.dy / ry, (z - body.at[2]) / rz]
  const [qx, qy, qz] = [to.dx / rx, to.dy / ry, lz / rz]
  const a = qx * qx + qy * qy + qz * qz
  const b = px * qx + py * qy + pz * qz
  const c = px * px + py * py + pz * pz - 1
  const inside = b * b - a * c
  return inside > 0 && (-b + Math.sqrt(inside)) / a > 6 && (-b - Math.sqrt(inside)) / a > 2
}

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** One ray through a point of the picture. */
function ray(shot: Shot, x: number, y: number, jitter: number): Rgb {
  let nearest = Number.NEGATIVE_INFINITY
  let hit: { body: Body; at: Local; colour: Rgb } | null = null
  for (const body of shot.bodies) {
    const at = local(body, x, y)
    const depth = front(body, at)
    if (depth === null || depth <= nearest) continue
    const colour = body.paint(at.dx / body.radii[0], at.dy / body.radii[1])
    if (!colour) continue
    nearest = depth
    hit = { body, at, colour }
  }
  if (!hit) return shot.beyond(x / shot.width, y / shot.height)
  const { body, at, colour } = hit
  const [rx, ry, rz] = body.radii
  const [cos, sin] = [
    Math.cos(((body.roll ?? 0) * Math.PI) / 180),
    Math.sin(((body.roll ?? 0) * Math.PI) / 180),
  ]
  const [nx, ny] = [at.dx / (rx * rx), at.dy / (ry * ry)]
  const normal = unit([
    nx * cos - ny * sin,
    nx * sin + ny * cos,
    (nearest - body.at[2]) / (rz * rz),
  ])
  const lamp = unit([
    shot.lamp.from[0] + jitter * 0.16,
    shot.lamp.from[1] + jitter * 0.1,
    shot.lamp.from[2],
  ])
  const facing = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2]
  const place: Point = [x, y, nearest]
  const shadow = shot.bodies.some((other) => other !== body && shades(other, place, lamp))
    ? 0.22
    : 1
  const direct = Math.max(0, facing * 0.82 + 0.18) * shadow
  const up = 0.5 - normal[1] * 0.5
  const edge = (1 - Math.max(0, normal[2])) ** 3
  const shine = (body.shine ?? 0) * Math.max(0, facing) ** 14 * shadow
  const glow = body.glow ?? [0, 0, 0]
  const through = Math.max(0, 0.35 - Math.abs(facing)) * shadow
  return [0, 1, 2].map((channel) => {
    const base = colour[channel] ?? 0
    const ambient = (shot.sky.above[channel] ?? 0) * up + (shot.sky.below[channel] ?? 0) * (1 - up)
    const lit = base * (ambient + direct * (shot.lamp.colour[channel] ?? 0))
    return (
      lit +
      shine * (shot.lamp.colour[channel] ?? 0) +
      through * (glow[channel] ?? 0) +
      edge * (shot.rim?.[channel] ?? 0)
    )
  }) as unknown as Rgb
}

/** How film answers to light: soft in the shadows, softer in the lights. */
const film = (value: number) => {
  const x = Math.max(0, value)
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2)
}

/** Takes the photograph: rows of red, green and blue. */
export function take(shot: Shot): Uint8Array {
  const { width, height, exposure = 1, grain = 0.022, vignette = 0.25 } = shot
  const noise = seededNoise(shot.seed)
  const pixels = new Uint8Array(width * height * 3)
  const within = [0.25, 0.75]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0]
      for (const sx of within) {
        for (const sy of within) {
          const [r, g, b] = ray(shot, x + sx, y + sy, noise())
          red += r / 4
          green += g / 4
          blue += b / 4
        }
      }
      const corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
      const light = exposure * (1 - vignette * corner)
      const speck = noise() * grain
      const at = (y * width + x) * 3
      for (const [channel, value] of [red, green, blue].entries()) {
        const seen = film(value * light * 0.62)
        pixels[at + channel] = Math.max(
          0,
          Math.min(
            255,
            Math.round(255 * (seen + (speck + noise() * grain * 0.35) * (1.15 - seen))),
          ),
        )
      }
    }
  }
  return pixels
}
