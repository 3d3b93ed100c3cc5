import type { Body, Shot } from './camera.ts'
import { type Bokeh, blend, bokehs, glimmer, type Rgb, rgb, soft, times } from './light.ts'
import { bodiesOf, type Sitter } from './sitter.ts'

const TALL = { width: 560, height: 700 } as const
const WIDE = { width: 720, height: 480 } as const

const add = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const scene =
  (upper: Rgb, lower: Rgb, lights: readonly Bokeh[], ratio: number) =>
  (x: number, y: number): Rgb =>
    add(blend(upper, lower, soft(0.1, 0.95, y)), glimmer(lights, x, y, ratio))

const leaves = [rgb('#6f9a4e'), rgb('#b9c46a'), rgb('#3f6a3a'), rgb('#e8e0a0')]
const lamps = [rgb('#ffb45e'), rgb('#ff7a3c'), rgb('#ffd9a0'), rgb('#c8506a')]
const day = { above: times(rgb('#cfe0ee'), 0.75), below: times(rgb('#a08f7c'), 0.5) }

const noor: Sitter = {
  seed: 'noor',
  at: [252, 270],
  size: 118,
  turn: 0.35,
  tilt: 4,
  skin: '#d9a07a',
  hair: '#3a2416',
  cut: 'long',
  lips: '#a8453f',
  cloth: '#6f8fb0',
  smile: true,
}
const tom: Sitter = {
  seed: 'tom',
  at: [290, 280],
  size: 122,
  turn: -0.3,
  skin: '#c99674',
  hair: '#5a4a40',
  cut: 'short',
  beard: 0.7,
  cloth: '#3a4a40',
}
const amal: Sitter = {
  seed: 'amal',
  at: [250, 280],
  size: 116,
  turn: -0.2,
  tilt: -5,
  skin: '#7a4a30',
  hair: '#17100d',
  cut: 'curls',
  lips: '#8c3a3a',
  cloth: '#c99a3b',
  smile: true,
}

/** A dog: head, muzzle, nose and ears. */
const dog = (x: number, y: number, s: number): readonly Body[] => {
  const fur =
    (hex: string) =>
    (u: number, v: number): Rgb =>
      times(rgb(hex), 0.85 + 0.2 * Math.sin(u * 40 + v * 23) * Math.sin(v * 37))
  const part = (
    dx: number,
    dy: number,
    dz: number,
    rx: number,
    ry: number,
    hex: string,
    roll = 0,
  ): Body => ({
    at: [x + dx * s, y + dy * s, 120 + dz * s],
    radii: [rx * s, ry * s, rx * s],
    roll,
    shine: 0.05,
    paint: fur(hex),
  })
  return [
    part(0, 0, 0, 0.9, 0.95, '#b98a55'),
    part(0, 1.6, -0.4, 1.2, 1.5, '#b98a55'),
    part(-0.85, 0.1, -0.1, 0.32, 0.75, '#6b4527', 14),
    part(0.85, 0.1, -0.1, 0.32, 0.75, '#6b4527', -14),
    part(0, 0.42, 0.6, 0.48, 0.42, '#e6d2b0'),
    part(0, 0.24, 1, 0.16, 0.12, '#15100e'),
    part(-0.36, -0.16, 0.78, 0.11, 0.12, '#15100e'),
    part(0.36, -0.16, 0.78, 0.11, 0.12, '#15100e'),
  ]
}

const window: Shot = {
  ...TALL,
  seed: 'window',
  bodies: bodiesOf(noor),
  beyond: scene(rgb('#d8d2c4'), rgb('#8a7a66'), bokehs('window', 16, leaves, [0, 0.5]), 1.25),
  lamp: { from: [-0.7, -0.45, 0.6], colour: [1.25, 1.15, 1.02] },
  sky: day,
}

/** A photograph by name: what it is hard on, and the shot. */
export const SHOTS = {
  window,
  bar: {
    ...TALL,
    seed: 'bar',
    bodies: bodiesOf({ ...tom, at: [330, 330], size: 112 }),
    beyond: scene(rgb('#160d0a'), rgb('#0a0605'), bokehs('bar', 22, lamps, [0.02, 0.6]), 1.25),
    lamp: { from: [0.85, -0.25, 0.35], colour: [0.75, 0.4, 0.18] },
    sky: { above: [0.02, 0.014, 0.02], below: [0.012, 0.008, 0.008] },
    grain: 0.035,
    exposure: 0.9,
    vignette: 0.6,
  },
  mountain: {
    ...WIDE,
    seed: 'mountain',
    bodies: bodiesOf({ ...noor, at: [602, 262], size: 38, cloth: '#b8452e', legs: true }),
    beyond: (x, y) => {
      const ridge = 0.42 + 0.1 * Math.sin(x * 5.2) + 0.05 * Math.sin(x * 13)
      const near = 0.66 + 0.05 * Math.sin(x * 4 + 2)
      const sky = blend(rgb('#8fb4d6'), rgb('#e6e2d4'), y * 2)
      const far = blend(sky, rgb('#5d748c'), soft(ridge - 0.012, ridge + 0.012, y))
      return blend(far, blend(rgb('#5f7a4a'), rgb('#3e5732'), y), soft(near - 0.02, near + 0.02, y))
    },
    lamp: { from: [-0.5, -0.7, 0.5], colour: [1.3, 1.2, 1] },
    sky: day,
    grain: 0.02,
  },
  group: {
    ...WIDE,
    seed: 'group',
    bodies: [
      ...bodiesOf({ ...tom, at: [140, 190], size: 62, turn: 0.3 }),
      ...bodiesOf({ ...noor, at: [362, 214], size: 58, depth: 40 }),
      ...bodiesOf({ ...amal, at: [578, 190], size: 60, turn: -0.4 }),
    ],
    beyond: scene(rgb('#a8b58c'), rgb('#5d6d44'), bokehs('group', 34, leaves), 0.67),
    lamp: { from: [0.4, -0.7, 0.6], colour: [1.15, 1.1, 0.95] },
    sky: day,
  },
  mirror: {
    ...TALL,
    seed: 'mirror',
    bodies: [
      ...bodiesOf({ ...amal, at: [150, 470], size: 74, cloth: '#2b2b30', turn: 0.3 }),
      {
        at: [206, 512, 160],
        radii: [26, 52, 8],
        roll: -8,
        shine: 0.3,
        paint: (u: number, v: number) =>
          Math.hypot(u + 0.45, v + 0.6) < 0.16 ? rgb('#3a3a44') : rgb('#131316'),
      },
    ],
    beyond: (x, y) => {
      const tile = Math.min(((x * 9) % 1) * 1, ((y * 11) % 1) * 1)
      return times(blend(rgb('#cfcabf'), rgb('#9a9388'), y), tile < 0.03 ? 0.82 : 1)
    },
    lamp: { from: [0.2, -0.9, 0.4], colour: [0.8, 0.78, 0.7] },
    sky: { above: [0.42, 0.41, 0.38], below: [0.2, 0.19, 0.17] },
    grain: 0.035,
  },
  'blown-out': {
    ...TALL,
    seed: 'blown',
    bodies: bodiesOf({
      ...noor,
      at: [300, 250],
      size: 108,
      hair: '#b58a50',
      cloth: '#e8e2d8',
      turn: -0.2,
    }),
    beyond: () => [1.6, 1.6, 1.58],
    lamp: { from: [-0.3, -0.6, 0.7], colour: [2.1, 2, 1.9] },
    sky: { above: [0.9, 0.9, 0.9], below: [0.6, 0.58, 0.54] },
    exposure: 1.5,
    grain: 0.012,
    vignette: 0,
  },
  small: {
    width: 240,
    height: 300,
    seed: 'small',
    bodies: bodiesOf({
      ...tom,
      at: [126, 122],
      size: 54,
      hair: '#9a9a9a',
      beard: 0,
      glasses: true,
      cloth: '#7a3a3a',
    }),
    beyond: scene(rgb('#9ab0bc'), rgb('#6a7a70'), bokehs('small', 10, leaves), 1.25),
    lamp: { from: [-0.4, -0.6, 0.7], colour: [1.1, 1.05, 1] },
    sky: day,
    grain: 0.04,
  },
  sunset: {
    ...TALL,
    seed: 'sunset',
    bodies: bodiesOf({ ...amal, at: [330, 290], size: 104, smile: false }),
    beyond: (x, y) => {
      const sun = 1 - soft(0, 0.34, Math.hypot(x - 0.24, (y - 0.42) * 1.25))
      const sky = blend(rgb('#6a5a86'), rgb('#ff9a4a'), soft(0, 0.5, y))
      const sea = blend(rgb('#a8624a'), rgb('#2a2238'), soft(0.56, 1, y))
      return add(blend(sky, sea, soft(0.55, 0.57, y)), times([1.6, 1, 0.45], sun * sun))
    },
    lamp: { from: [-0.9, -0.1, -0.25], colour: [1.5, 0.85, 0.4] },
    sky: { above: [0.16, 0.13, 0.2], below: [0.1, 0.07, 0.08] },
    rim: [0.9, 0.5, 0.2],
    grain: 0.03,
  },
  'with-dog': {
    ...TALL,
    seed: 'dog',
    bodies: [
      ...bodiesOf({ ...tom, at: [232, 214], size: 92, smile: true, turn: 0.4 }),
      ...dog(402, 456, 84),
    ],
    beyond: scene(rgb('#b4c0a0'), rgb('#6b7f4c'), bokehs('dog', 28, leaves), 1.25),
    lamp: { from: [-0.5, -0.7, 0.6], colour: [1.2, 1.12, 0.95] },
    sky: day,
  },
  close: {
    ...TALL,
    seed: 'close',
    bodies: bodiesOf({
      ...noor,
      seed: 'ilse',
      at: [372, 336],
      size: 232,
      turn: -0.45,
      tilt: -8,
      hair: '#8a8580',
      skin: '#e0b090',
      cut: 'short',
      lips: '#a85048',
    }),
    beyond: scene(rgb('#7d8c92'), rgb('#4e5a5c'), bokehs('close', 9, [rgb('#dfe6e4')]), 1.25),
    lamp: { from: [0.75, -0.35, 0.55], colour: [1.1, 1.02, 0.95] },
    sky: { above: times(rgb('#cfe0ee'), 0.4), below: times(rgb('#a08f7c'), 0.3) },
  },
  beach: {
    ...TALL,
    seed: 'beach',
    bodies: bodiesOf({ ...amal, at: [190, 330], size: 30, cloth: '#c8371f', legs: true }),
    beyond: (x, y) => {
      const wave = 0.5 + 0.004 * Math.sin(x * 40)
      const sky = blend(rgb('#9cc0d8'), rgb('#e8eef0'), y * 1.9)
      const sea = blend(
        sky,
        blend(rgb('#4f8a96'), rgb('#9ab8b4'), (y - 0.5) * 8),
        soft(wave - 0.004, wave + 0.004, y),
      )
      return blend(
        sea,
        times(rgb('#d9c49a'), 0.96 + 0.04 * Math.sin(x * 90 + y * 300)),
        soft(0.6, 0.63, y + 0.01 * Math.sin(x * 9)),
      )
    },
    lamp: { from: [0.6, -0.7, 0.4], colour: [1.3, 1.22, 1.05] },
    sky: day,
    grain: 0.02,
  },
  lamplight: {
    ...TALL,
    seed: 'lamplight',
    bodies: bodiesOf({
      ...tom,
      seed: 'gerrit',
      at: [212, 300],
      size: 124,
      hair: '#d8d4ce',
      skin: '#d2a284',
      beard: 0.9,
      glasses: true,
      cut: 'bald',
      cloth: '#5a2f3a',
      broad: 1.15,
      turn: 0.5,
    }),
    beyond: (x, y) =>
      add(
        blend(rgb('#4a3222'), rgb('#1c120d'), y),
        times([1.1, 0.72, 0.34], (1 - soft(0, 0.5, Math.hypot(x - 0.86, (y - 0.26) * 1.25))) ** 2),
      ),
    lamp: { from: [0.85, -0.3, 0.4], colour: [1.15, 0.8, 0.48] },
    sky: { above: [0.1, 0.07, 0.05], below: [0.06, 0.04, 0.03] },
    grain: 0.03,
  },
} as const satisfies Record<string, Shot>
