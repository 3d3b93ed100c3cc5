import { fadedSides } from './hair-curly.ts'
import { flat, type HairCut, type HairPiece, lock, strand } from './hair-piece.ts'
import type { HairStyle } from './styles.ts'

/** A rope of hair that starts at the scalp and hangs down to `end`. */
const rope = (x: number, top: number, end: number, wide = 15, root = x): HairPiece => {
  const middle = (top + end) / 2
  return lock(
    `${root - wide * 0.8} ${top}, ${root} ${top - 12}, ${root + wide * 0.8} ${top}, ${x + wide + 3} ${middle}, ${x + wide - 3} ${end - 8}, ${x} ${end}, ${x - wide + 3} ${end - 8}, ${x - wide - 2} ${middle}`,
  )
}

/** The same ropes on both sides of the head. */
const pair = (x: number, top: number, end: number, wide: number, root: number) => [
  rope(-x, top, end, wide, -root),
  rope(x, top, end + 12, wide, root),
]

/** Locs and braids. */
export const ropeCuts = {
  locs: {
    back: [
      ...pair(206, -110, 320, 20, 130),
      ...pair(180, -130, 380, 20, 130),
      flat('-162 -60, -152 -190, -50 -256, 60 -256, 152 -190, 164 -60, 180 120, -180 120'),
    ],
    over: [...pair(196, 20, 400, 17, 172), ...pair(164, 40, 440, 17, 150)],
    front: [
      ...pair(204, -90, 250, 14, 140),
      ...pair(184, -100, 300, 15, 136),
      ...pair(162, -90, 210, 15, 134),
      lock(
        '-146 -50!, -164 -110, -112 -216, 0 -256, 112 -216, 164 -110, 146 -50!, 138 -92, 86 -142, 0 -166, -86 -142, -138 -92',
      ),
      strand('-108 -126, -64 -200, -6 -236'),
      strand('-60 -148, -34 -200, -2 -228'),
      strand('108 -126, 64 -200, 10 -236'),
      strand('60 -148, 36 -200, 6 -228'),
      strand('-174 0, -180 110'),
      strand('176 0, 182 110'),
    ],
  },
  'short-locs': {
    front: [
      fadedSides,
      ...[
        [-116, -100],
        [-70, -82],
        [-20, -92],
        [30, -80],
        [80, -94],
        [122, -100],
      ].map(([x = 0, end = 0]) => rope(x, -190, end, 22)),
      ...[-128, -84, -36, 14, 64, 110, 140].map((x) => rope(x, -214, -140 + (x % 3) * 8, 22)),
      lock('-120 -190, -60 -250, 0 -262, 60 -250, 124 -190, 60 -180, -60 -180'),
      strand('-70 -200, -50 -228'),
      strand('20 -216, 50 -206'),
    ],
  },
  braids: {
    back: [
      ...pair(214, -110, 400, 14, 120),
      ...pair(190, -120, 440, 14, 120),
      flat('-156 -60, -148 -190, -50 -250, 60 -250, 148 -190, 158 -60, 172 140, -172 140'),
    ],
    over: [
      ...pair(206, 10, 430, 12, 176),
      ...pair(180, 20, 460, 12, 160),
      ...pair(154, 40, 450, 12, 146),
    ],
    front: [
      ...pair(206, -90, 300, 11, 138),
      ...pair(188, -96, 340, 11, 136),
      ...pair(170, -90, 280, 11, 134),
      ...pair(154, -76, 230, 11, 134),
      lock(
        '-144 -50!, -158 -110, -108 -208, 0 -244, 108 -208, 158 -110, 144 -50!, 136 -90, 88 -140, 0 -162, -88 -140, -136 -90',
      ),
      strand('0 -168, 0 -232'),
      strand('-46 -156, -36 -218'),
      strand('46 -156, 36 -218'),
      strand('-92 -134, -78 -196'),
      strand('92 -134, 78 -196'),
      strand('-124 -96, -116 -160'),
      strand('124 -96, 116 -160'),
    ],
  },
} as const satisfies Partial<Record<HairStyle, HairCut>>
