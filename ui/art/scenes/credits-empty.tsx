import { cut, round, trace } from '../portrait/paper.ts'
import { Ground } from './ground.tsx'
import { Scene, Sheet, Thread, Tone } from './scene.tsx'

/** An open purse with room in it. */
export function CreditsEmpty() {
  return (
    <Scene>
      <Ground />
      <Sheet
        d={cut('98 98!, 110 74, 160 64, 210 74, 222 98!, 210 116, 160 122, 110 116')}
        paper="ochre"
      />
      <Tone
        d={cut('110 98, 124 84, 160 78, 196 84, 210 98, 194 108, 160 112, 126 108')}
        paper="shade"
        opacity={0.75}
      />
      <Sheet
        d={cut(
          '98 100!, 130 116, 160 119, 190 116, 222 100!, 244 158, 226 202, 160 212, 94 202, 76 158',
        )}
        paper="trust"
        lift={1.4}
      />
      <Thread d={trace('100 104, 130 118, 160 121, 190 118, 220 104')} paper="ochre" width={8} />
      <Thread d={trace('112 136, 104 164, 110 186')} paper="trustSoft" width={3} />
      <Thread d={trace('208 136, 216 164, 210 186')} paper="trustSoft" width={3} />
      <Thread d={round(160, 164, 22)} paper="trustSoft" width={4} dash="5 9" />
      <Sheet d={round(150, 58, 8)} paper="ochre" lift={0.6} />
      <Sheet d={round(170, 58, 8)} paper="ochre" lift={0.6} />
    </Scene>
  )
}
