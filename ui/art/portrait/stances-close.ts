import type { Frame } from './frame.ts'
import { hanging, type Stance } from './stance.ts'

/** Head and shoulders, and what a hand does beside the face. */
export const closeStances = {
  /** Head and shoulders, nothing else. */
  bust: (f) => ({
    distance: 'close',
    size: 1.16,
    at: [400, 742],
    left: hanging(f, -1),
    right: hanging(f, 1),
  }),
  /** Very near, the crown of the head cut off by the edge. */
  near: (f) => ({
    distance: 'close',
    size: 1.42,
    at: [430, 822],
    lean: -3,
    left: hanging(f, -1),
    right: hanging(f, 1),
  }),
  /** From the side of the picture, with room to look into. */
  aside: (f) => ({
    distance: 'close',
    size: 1.02,
    at: [262, 742],
    turn: [0.7, 1],
    gaze: 0.8,
    left: hanging(f, -1),
    right: hanging(f, 1),
  }),
  /** The chin on a hand. */
  chin: (f) => ({
    distance: 'close',
    size: 0.98,
    at: [410, 690],
    lean: -3,
    turn: [-0.6, 0],
    left: hanging(f, -1),
    right: {
      elbow: [f.wide + 20, 330],
      wrist: [112, 60],
      hand: 'rest',
      angle: -112,
      flipped: true,
      layer: 'front',
    },
  }),
  /** A warm cup between two hands. */
  cup: (f) => ({
    distance: 'close',
    size: 0.92,
    at: [400, 600],
    thing: 'cup',
    left: {
      elbow: [-f.wide - 6, 420],
      wrist: [-88, 318],
      hand: 'grip',
      angle: -62,
      flipped: true,
      layer: 'front',
    },
    right: {
      elbow: [f.wide + 6, 420],
      wrist: [88, 318],
      hand: 'grip',
      angle: -118,
      flipped: false,
      layer: 'front',
    },
  }),
} as const satisfies Record<string, (frame: Frame) => Stance>
