import { cut, round, trace } from '../portrait/paper.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** An invitation with the mark on it, half out of its envelope. */
export function InviteOnly() {
  return (
    <Scene>
      <Sheet d={cut('84 128!, 160 84!, 238 128!, 238 206!, 84 206!')} paper="sand" />
      <Placed at={[161, 104]} turn={-3}>
        <Sheet d={cut('-56 -62!, 56 -62!, 56 70!, -56 70!')} paper="white" />
        <Thread d={cut('-47 -53!, 47 -53!, 47 70!, -47 70!')} paper="rule" width={2} />
        <Thread d="M-15.4 -38-2.9 -15.7M20 -44 6 -16.2" paper="print" width={8} />
        <Tone d={round(0, 0, 7)} paper="ember" />
        <Thread d={trace('-24 24, 24 24')} paper="rule" width={5} />
      </Placed>
      <Sheet
        d={cut('84 128!, 152 176, 170 176, 238 128!, 238 208!, 84 208!')}
        paper="rose"
        lift={1.2}
      />
      <Thread d="M86 206 138 168M236 206 184 168" paper="brick" width={2} />
    </Scene>
  )
}
