import type { ReactNode } from 'react'
import { cut, round, scallop, trace } from '../portrait/paper.ts'
import { type DrawingProps, Moving } from './gift-parts.tsx'
import { Lantern, Stars } from './night-gift-drawings.tsx'
import type { Paper } from './papers.css.ts'
import { Placed, Sheet, Thread, Tone } from './scene.tsx'

function Coffee({ still }: DrawingProps) {
  return (
    <>
      <Moving as="rise" still={still}>
        <Thread d={trace('132 84, 122 68, 136 54, 128 38')} paper="white" width={6} />
        <Thread d={trace('164 86, 154 68, 170 52, 160 32')} paper="white" width={6} />
      </Moving>
      <Sheet d={round(154, 194, 92, 18)} paper="white" lift={1.4} />
      <Thread d={round(154, 193, 66, 10)} paper="rule" width={3} />
      <Thread d="M204 122C248 112 250 172 196 168" paper="brick" width={15} />
      <Sheet d={cut('92 100!, 216 100!, 210 148, 180 190, 128 190, 98 148')} paper="brick" />
      <Tone
        d={cut('168 100!, 216 100!, 210 148, 180 190, 152 191!, 176 150')}
        paper="shade"
        opacity={0.12}
      />
      <Sheet d={round(154, 101, 62, 15)} paper="glow" lift={0.4} />
      <Tone d={round(154, 103, 52, 11)} paper="deep" />
      <Tone d={cut('154 111, 140 104, 143 97, 154 101!, 165 97, 168 104')} paper="pale" />
      <Sheet d={cut('226 176!, 262 170, 268 186, 236 196')} paper="ochre" lift={0.7} />
      <Thread d="M238 178 242 192M250 175 254 190" paper="wood" width={3} />
    </>
  )
}

function Rose({ still }: DrawingProps) {
  return (
    <Moving as="sway" still={still}>
      <Thread d={trace('166 226, 160 180, 164 132')} paper="moss" width={8} />
      <Sheet d={cut('163 186!, 190 150, 232 148!, 214 178')} paper="moss" />
      <Thread d={trace('168 182, 194 168, 218 154')} paper="sage" width={3} />
      <Sheet d={cut('162 204!, 138 172, 98 172!, 116 200')} paper="sage" />
      <Thread d={trace('156 200, 134 188, 112 178')} paper="moss" width={3} />
      <Sheet
        d={cut('136 130!, 148 118, 164 136, 180 118, 194 130!, 166 150')}
        paper="moss"
        lift={0.7}
      />
      <Sheet
        d={cut('106 82, 122 46!, 164 34, 208 46!, 224 82, 206 122, 164 138, 124 122')}
        paper="ember"
        lift={1.3}
      />
      <Tone d={cut('164 138!, 206 122, 224 82, 208 46!, 196 84')} paper="shade" opacity={0.16} />
      <Sheet
        d={cut('120 62!, 146 46, 164 60, 184 44, 210 62!, 196 96, 164 108, 132 96')}
        paper="brick"
        lift={0.8}
      />
      <Sheet d={cut('138 62!, 164 44, 192 62!, 184 84, 164 92, 146 84')} paper="ember" lift={0.7} />
      <Thread d={trace('150 66, 162 56, 178 62, 176 76, 162 80, 156 70')} paper="rose" width={4} />
    </Moving>
  )
}

function Cake({ still }: DrawingProps) {
  return (
    <>
      <Sheet d={round(160, 200, 106, 18)} paper="white" lift={1.4} />
      <Thread d={round(160, 199, 78, 10)} paper="rule" width={3} />
      <Sheet d={cut('84 132!, 236 112!, 236 190!, 92 196!')} paper="ochre" />
      <Tone d={cut('85 152!, 236 138!, 236 154!, 87 168!')} paper="glow" />
      <Tone d={cut('86 160!, 236 146!, 236 151!, 86 165!')} paper="ember" />
      <Sheet
        d={cut(
          '80 124!, 176 78!, 240 100!, 240 122, 228 134, 216 120, 200 138, 184 122, 166 146, 148 126, 128 146, 108 132, 92 146, 82 138',
        )}
        paper="rose"
      />
      <Tone d={cut('80 124!, 176 78!, 240 100!, 204 108')} paper="white" opacity={0.35} />
      <Placed at={[176, 92]}>
        <Thread d="M0 0V-34" paper="blue" width={8} />
        <Thread d="M-3 -8 3 -14M-3 -20 3 -26" paper="white" width={3} />
        <Moving as="flicker" still={still}>
          <Tone d={round(0, -48, 18)} paper="glow" opacity={0.45} />
          <Tone d={cut('0 -66!, 9 -48, 0 -37, -9 -48')} paper="ochre" />
          <Tone d={cut('0 -56!, 4 -46, 0 -40, -4 -46')} paper="ember" />
        </Moving>
      </Placed>
      <Sheet d={round(128, 106, 13)} paper="ember" lift={0.7} />
      <Thread d="M130 94C132 84 140 80 148 80" paper="moss" width={3} />
    </>
  )
}

function Kite({ still }: DrawingProps) {
  return (
    <>
      <Sheet
        d={scallop('44 178, 66 156, 96 160, 108 178, 92 192, 60 192')}
        paper="white"
        lift={0.5}
      />
      <Sheet
        d={scallop('226 78, 246 60, 272 68, 276 86, 256 94, 234 92')}
        paper="white"
        lift={0.5}
      />
      <Moving as="sway" still={still}>
        <Thread d={trace('146 152, 132 178, 156 196, 140 226')} paper="print" width={3} />
        <Sheet d={cut('118 178!, 138 184!, 120 194!')} paper="ochre" lift={0.5} />
        <Sheet d={cut('158 178!, 138 184!, 156 194!')} paper="rose" lift={0.5} />
        <Sheet d={cut('134 206!, 150 204!, 138 220!')} paper="ember" lift={0.5} />
        <Placed at={[172, 92]} turn={24}>
          <Sheet d={cut('0 -74!, 54 -16!, 0 78!, -54 -16!')} paper="ember" lift={1.4} />
          <Tone d={cut('0 -74!, 54 -16!, 0 -16!')} paper="ochre" />
          <Tone d={cut('0 -16!, -54 -16!, 0 78!')} paper="ochre" />
          <Tone d={cut('0 -16!, 54 -16!, 0 78!')} paper="shade" opacity={0.1} />
          <Thread d="M0 -74V78M-54 -16H54" paper="wood" width={4} />
        </Placed>
      </Moving>
    </>
  )
}

/** Every gift: its drawing and the paper it lies on. */
export const GIFT_DRAWINGS = {
  coffee: [Coffee, 'sand'],
  rose: [Rose, 'rose'],
  cake: [Cake, 'sage'],
  kite: [Kite, 'blue'],
  lantern: [Lantern, 'dusk'],
  stars: [Stars, 'night'],
} as const satisfies Record<string, readonly [(props: DrawingProps) => ReactNode, Paper]>
