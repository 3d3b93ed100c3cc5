import { cut, round, trace } from '../portrait/paper.ts'
import { Ground } from './ground.tsx'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

function Print({ sky, person }: { readonly sky: Paper; readonly person: Paper }) {
  return (
    <>
      <Sheet d={cut('-36 0!, 36 0!, 36 86!, -36 86!')} paper="white" />
      <Tone d={cut('-28 8!, 28 8!, 28 66!, -28 66!')} paper={sky} />
      <Tone d={cut('-20 66!, -18 52, 0 46, 18 52, 20 66!')} paper={person} />
      <Tone d={round(0, 33, 11)} paper={person} />
      <Sheet d={cut('-5 -10!, 5 -10!, 5 14!, -5 14!')} paper="wood" lift={0.5} />
    </>
  )
}

/** Prints on a line; the one in the middle is still drying. */
export function PhotoWaiting() {
  return (
    <Scene>
      <Ground />
      <Thread d={trace('14 62, 90 82, 160 88, 230 82, 306 62')} paper="lineStrong" width={3} />
      <Placed at={[82, 80]} turn={5}>
        <Print sky="sage" person="moss" />
      </Placed>
      <Placed at={[238, 80]} turn={-5}>
        <Print sky="sand" person="brick" />
      </Placed>
      <Placed at={[160, 88]}>
        <Print sky="rule" person="white" />
        <Thread d="M0 24V40H11" paper="print" width={4} />
        <Thread d={round(0, 38, 22)} paper="print" width={4} />
      </Placed>
    </Scene>
  )
}
