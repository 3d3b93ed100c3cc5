import { cut, round, trace } from '../portrait/paper.ts'
import { type DrawingProps, GROUND, Moving } from './gift-parts.tsx'
import { Placed, Sheet, Thread, Tone } from './scene.tsx'

/** Gifts of the night: a paper lantern. */
export function Lantern({ still }: DrawingProps) {
  return (
    <Moving as="hang" still={still}>
      <Thread d={trace('160 20, 158 36, 160 54')} paper="print" width={4} />
      <Thread d={round(160, 60, 13)} paper="wood" width={6} />
      <Sheet d={cut('122 72!, 198 72!, 214 94!, 106 94!')} paper="wood" />
      <Tone d={round(160, 140, 84)} paper="glow" opacity={0.35} />
      <Sheet
        d={cut('110 94!, 210 94!, 218 142, 204 196!, 116 196!, 102 142')}
        paper="glow"
        lift={1.2}
      />
      <Moving as="flicker" still={still}>
        <Tone d={round(160, 148, 34)} paper="white" opacity={0.5} />
        <Tone d={cut('160 108!, 180 146, 174 172, 160 178, 146 172, 140 146')} paper="ochre" />
        <Tone d={cut('160 134!, 170 156, 160 174, 150 156')} paper="ember" />
      </Moving>
      <Sheet d={cut('148 176!, 172 176!, 172 196!, 148 196!')} paper="white" lift={0.4} />
      <Thread d="M124 96 116 194M196 96 204 194" paper="wood" width={5} />
      <Sheet d={cut('104 194!, 216 194!, 208 214!, 112 214!')} paper="wood" />
    </Moving>
  )
}

const STAR = '0 -18!, 5 -5!, 18 0!, 5 5!, 0 18!, -5 5!, -18 0!, -5 -5!'

/** Stars over a tent. */
export function Stars({ still }: DrawingProps) {
  return (
    <>
      <Sheet d={cut(GROUND)} paper="night" lift={0} />
      <Tone
        d={cut(
          '26 136, 90 116, 160 128, 230 104, 294 122, 274 194, 214 226, 146 232, 78 218, 36 176',
        )}
        paper="dusk"
        opacity={0.5}
      />
      <Sheet
        d={cut('214 52, 236 62, 244 84, 236 106, 216 116!, 222 96, 218 72')}
        paper="glow"
        lift={0.8}
      />
      <Moving as="flicker" still={still}>
        <Placed at={[96, 84]}>
          <Sheet d={cut(STAR)} paper="glow" lift={0.6} />
        </Placed>
        <Placed at={[164, 58]} scale={0.6}>
          <Sheet d={cut(STAR)} paper="white" lift={0.6} />
        </Placed>
        <Placed at={[150, 112]} scale={0.8}>
          <Sheet d={cut(STAR)} paper="glow" lift={0.6} />
        </Placed>
        <Placed at={[262, 142]} scale={0.5}>
          <Sheet d={cut(STAR)} paper="white" lift={0.6} />
        </Placed>
      </Moving>
      <Tone
        d={`${round(64, 122, 3)}${round(124, 52, 3)}${round(196, 132, 3)}${round(110, 140, 2)}${round(184, 88, 2)}`}
        paper="white"
      />
      <Sheet
        d={cut(
          '38 178, 84 150, 128 176, 176 160, 226 180, 274 164!, 256 202, 214 226, 146 232, 78 218',
        )}
        paper="moss"
        lift={0.8}
      />
      <Sheet
        d={cut('44 188, 104 190, 150 202, 214 192, 262 194!, 214 226, 146 232, 78 218')}
        paper="print"
        lift={0.6}
      />
      <Placed at={[150, 196]}>
        <Sheet d={cut('0 -34!, 30 8!, -30 8!')} paper="ochre" lift={0.7} />
        <Tone d={cut('0 -18!, 11 8!, -11 8!')} paper="ember" />
      </Placed>
    </>
  )
}
