import { cut, round, trace } from '../portrait/paper.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

const SHIELD = '0 -62!, 26 -48, 52 -46!, 50 2, 34 40, 0 66!, -34 40, -50 2, -52 -46!, -26 -48'

/** A ledger, and a shield before it with one coin behind glass. */
export function SafeMoney() {
  return (
    <Scene>
      <Placed at={[204, 122]} turn={6}>
        <Sheet d={cut('-78 -70!, 66 -70!, 66 72!, -78 72!')} paper="white" />
        <Tone d={cut('-78 -70!, 66 -70!, 66 -58!, -78 -58!')} paper="trust" />
        <Thread d="M-6 -40H48M-6 -19H48M-6 2H48M-6 26H48M-6 50H48" paper="rule" width={4} />
        <Thread d="M34 -40H48M34 -19H48M34 2H48M34 26H48" paper="trust" width={4} />
      </Placed>
      <Placed at={[122, 142]} turn={-4}>
        <Sheet d={cut(SHIELD)} paper="trust" lift={1.6} />
        <Tone d={cut('0 -62!, 26 -48, 52 -46!, 50 2, 34 40, 0 66!')} paper="shade" opacity={0.12} />
        <Sheet d={round(0, -4, 25)} paper="ochre" lift={0.8} />
        <Thread d={round(0, -4, 18)} paper="glow" width={3} />
        <Thread d={trace('-8 -4, -2 3, 9 -11')} paper="glow" width={5} />
      </Placed>
    </Scene>
  )
}
