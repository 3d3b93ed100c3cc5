import { cut, trace } from '../portrait/paper.ts'
import { Ground } from './ground.tsx'
import { Scene, Sheet, Thread, Tone } from './scene.tsx'

/** An hourglass: money is on its way, and there is nothing to do but wait. */
export function PaymentPending() {
  return (
    <Scene>
      <Ground />
      <Sheet
        d={cut(
          '116 58!, 204 58!, 202 92, 170 126, 170 138, 202 172, 204 206!, 116 206!, 118 172, 150 138, 150 126, 118 92',
        )}
        paper="white"
        lift={1.3}
      />
      <Tone d={cut('128 92!, 160 97, 192 92!, 166 124, 160 132!, 154 124')} paper="ochre" />
      <Tone d={cut('124 202!, 132 180, 160 158, 188 180, 196 202!')} paper="ochre" />
      <Thread d={trace('160 132, 160 162')} paper="ochre" width={4} />
      <Thread d={trace('130 72, 132 88')} paper="rule" width={5} />
      <Sheet d={cut('100 44!, 220 44!, 218 62!, 102 62!')} paper="trust" />
      <Sheet d={cut('100 202!, 220 202!, 222 220!, 98 220!')} paper="trust" />
    </Scene>
  )
}
