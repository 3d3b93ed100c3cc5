import type { Frame } from './frame.ts'
import { pocket, type Stance } from './stance.ts'

/** Somebody from head to foot, sitting or on their feet. */
export const wholeStances = {
  armchair: (f) => ({
    distance: 'whole',
    size: 0.56,
    at: [400, 404],
    thing: 'chair',
    left: { elbow: [-f.wide - 110, 400], wrist: [-f.wide - 90, 600], hand: 'rest', angle: 70 },
    right: {
      elbow: [f.wide + 70, 430],
      wrist: [150, 640],
      hand: 'rest',
      angle: 150,
      layer: 'front',
    },
    legs: [
      {
        from: [-f.hip * 0.48, 740],
        knee: [-160, 850],
        ankle: [-120, 1210],
        toe: [-60, 6],
        far: true,
      },
      { from: [f.hip * 0.48, 740], knee: [220, 800], ankle: [-80, 990], toe: [-74, 30] },
    ],
  }),
  grass: (f) => ({
    distance: 'whole',
    size: 0.59,
    at: [400, 430],
    thing: 'grass',
    left: {
      elbow: [-f.wide - 70, 400],
      wrist: [-180, 620],
      hand: 'rest',
      angle: 40,
      layer: 'front',
    },
    right: {
      elbow: [f.wide + 70, 400],
      wrist: [180, 620],
      hand: 'rest',
      angle: 140,
      layer: 'front',
    },
    legs: [
      {
        from: [f.hip * 0.48, 740],
        knee: [f.hip + 200, 760],
        ankle: [-60, 870],
        toe: [-70, 0],
        far: true,
      },
      { from: [-f.hip * 0.48, 740], knee: [-f.hip - 200, 760], ankle: [70, 880], toe: [70, 0] },
    ],
  }),
  steps: (f) => ({
    distance: 'whole',
    size: 0.56,
    at: [420, 404],
    lean: -3,
    thing: 'steps',
    left: {
      elbow: [-f.wide - 40, 430],
      wrist: [-60, 640],
      hand: 'rest',
      angle: 20,
      layer: 'front',
    },
    right: {
      elbow: [f.wide + 60, 420],
      wrist: [120, 620],
      hand: 'rest',
      angle: 160,
      layer: 'front',
    },
    legs: [
      { from: [f.hip * 0.48, 740], knee: [190, 760], ankle: [230, 1120], toe: [60, 8], far: true },
      { from: [-f.hip * 0.48, 740], knee: [-170, 780], ankle: [-120, 1140], toe: [-60, 10] },
    ],
  }),
  walking: (f) => ({
    distance: 'whole',
    size: 0.405,
    at: [400, 326],
    thing: 'path',
    turn: [0.3, 0.9],
    left: { elbow: [-f.wide - 40, 400], wrist: [-f.wide + 60, 660], hand: 'rest' },
    right: { elbow: [f.wide + 60, 400], wrist: [f.wide + 90, 660], hand: 'rest', layer: 'behind' },
    legs: [
      {
        from: [f.hip * 0.48, 800],
        knee: [f.hip * 0.44 + 60, 1160],
        ankle: [60, 1510],
        toe: [70, 16],
        far: true,
      },
      {
        from: [-f.hip * 0.48, 800],
        knee: [-f.hip * 0.36, 1180],
        ankle: [-190, 1500],
        toe: [66, 20],
      },
    ],
  }),
  upright: (f) => ({
    distance: 'whole',
    size: 0.4,
    at: [430, 324],
    lean: 4,
    thing: 'wall',
    left: pocket(f, -1),
    right: pocket(f, 1),
    legs: [
      {
        from: [f.hip * 0.48, 800],
        knee: [f.hip * 0.4, 1170],
        ankle: [-70, 1530],
        toe: [-60, 10],
        far: true,
      },
      { from: [-f.hip * 0.48, 800], knee: [-f.hip * 0.38, 1180], ankle: [30, 1550], toe: [66, 6] },
    ],
  }),
} as const satisfies Record<string, (frame: Frame) => Stance>
