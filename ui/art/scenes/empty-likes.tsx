import { cut, trace } from '../portrait/paper.ts'
import { Ground, Sprig } from './ground.tsx'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

const HEART = '0 36!, -40 -2, -38 -32, -14 -40, 0 -22!, 14 -40, 38 -32, 40 -2'

/** A sheet with a heart cut out of it, and the heart, waiting beside it. */
export function EmptyLikes() {
  return (
    <Scene>
      <Ground />
      <Sprig at={[276, 208]} paper="moss" lean={-1} />
      <Placed at={[138, 116]} turn={-7}>
        <Sheet d={cut('-70 -74!, 70 -70!, 68 72!, -72 70!')} paper="white" />
        <Tone d={cut(HEART)} paper="sunken" />
        <Thread d={trace('-30 18, -40 -2, -38 -32, -14 -40')} paper="rule" width={3} />
        <Thread d={trace('-56 -58, -40 -58')} paper="rule" width={4} />
      </Placed>
      <Placed at={[222, 172]} turn={16} scale={0.96}>
        <Sheet d={cut(HEART)} paper="ember" lift={1.4} />
        <Tone d={cut('0 36!, 0 -22!, 14 -40, 38 -32, 40 -2')} paper="shade" opacity={0.12} />
      </Placed>
    </Scene>
  )
}
