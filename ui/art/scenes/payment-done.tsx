import { round, trace } from '../portrait/paper.ts'
import { Receipt } from './receipt.tsx'
import { Placed, Scene, Sheet, Thread } from './scene.tsx'

/** A receipt with its seal, and coins that are now somebody's. */
export function PaymentDone() {
  return (
    <Scene>
      <Placed at={[160, 122]} turn={-4}>
        <Receipt />
        <Thread d={trace('-34 14, -4 14')} paper="trust" width={7} />
      </Placed>
      <Sheet d={round(246, 196, 26, 11)} paper="ochre" lift={0.6} />
      <Sheet d={round(244, 185, 26, 11)} paper="ochre" lift={0.6} />
      <Sheet d={round(247, 174, 26, 11)} paper="glow" lift={0.6} />
      <Sheet d={round(196, 160, 30)} paper="trust" lift={1.2} />
      <Thread d="M183 161 192 170 210 150" paper="trustSoft" width={7} />
    </Scene>
  )
}
