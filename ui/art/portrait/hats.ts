import { flat, type HairCut, lock, strand } from './hair-piece.ts'
import type { HairStyle } from './styles.ts'

/** Every hat, worn in one picture and not in the next. */
export type Hat = 'hat' | 'cap' | 'beanie'

const long: readonly HairStyle[] = [
  'bob',
  'fringe-bob',
  'long',
  'long-fringe',
  'waves',
  'shag',
  'shoulder',
  'braid',
]
const cropped: readonly HairStyle[] = [
  'side',
  'crop',
  'sweep',
  'slick',
  'buzz',
  'bald',
  'balding',
  'fade',
  'curl-top',
]

/** The hats that go over this hair. */
export function hatsOver(style: HairStyle): readonly Hat[] {
  if (long.includes(style)) return ['hat', 'hat', 'beanie']
  return cropped.includes(style) ? ['cap', 'beanie', 'hat'] : []
}

const sideburns = flat(
  '-151 20!, -158 -60, -150 -110, 150 -110, 158 -60, 151 20!, 138 -40, 120 -96, -120 -96, -138 -40',
  'base',
)
const lengths = [
  lock('-146 -110!, -176 40, -180 190!, -134 180, -140 40, -134 -90', 'base'),
  lock('146 -110!, 178 40, 182 190!, 134 180, 140 40, 134 -90', 'base'),
]

/** A hat over hair of this style; what falls on the shoulders stays as it is. */
export function hatOver(hat: Hat, style: HairStyle): HairCut {
  const flowing = long.includes(style)
  const under = flowing ? lengths : style === 'bald' ? [] : [sideburns]
  return {
    back: flowing ? [flat('-160 -100!, 160 -100!, 184 100, 170 220!, -170 220!, -184 100')] : [],
    front: [...under, ...hats[hat]],
  }
}

const hats: Record<Hat, HairCut['front']> = {
  hat: [
    lock(
      '-136 -120!, -140 -210, -110 -286, -30 -296, 0 -284, 40 -298, 114 -284, 142 -206, 138 -120!',
      'cloth',
    ),
    flat('-139 -120!, -141 -168, 0 -184, 142 -168, 140 -120!, 0 -138', 'trim'),
    lock(
      '-252 -92, -200 -132, -100 -140, 0 -142, 100 -140, 204 -134, 254 -88, 160 -100, 0 -112, -160 -102',
      'cloth',
    ),
  ],
  cap: [
    lock(
      '-148 -90!, -164 -160, -120 -240, -10 -270, 100 -250, 160 -170, 152 -90!, 60 -124, -60 -124',
      'cloth',
    ),
    lock('-160 -84, -110 -132, 0 -146, 112 -134, 164 -84, 110 -98, 0 -104, -108 -98', 'fold'),
    strand('-90 -150, -66 -220, -10 -252', 'fold'),
    strand('90 -156, 64 -222, 6 -252', 'fold'),
  ],
  beanie: [
    lock(
      '-158 -110!, -164 -190, -116 -276, 0 -312, 116 -276, 164 -190, 158 -110!, 0 -150',
      'cloth',
    ),
    lock(
      '-168 -82, -170 -140, -90 -172, 0 -180, 90 -172, 170 -140, 168 -82, 90 -110, 0 -120, -90 -110',
      'fold',
    ),
    strand('-90 -104, -94 -160', 'cloth'),
    strand('-30 -112, -32 -170', 'cloth'),
    strand('30 -112, 32 -170', 'cloth'),
    strand('92 -104, 94 -160', 'cloth'),
    strand('-140 -90, -144 -140', 'cloth'),
    strand('140 -90, 144 -140', 'cloth'),
  ],
}
