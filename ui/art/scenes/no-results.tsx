import { cut, round, trace } from '../portrait/paper.ts'
import { Ground } from './ground.tsx'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** A card with somebody's outline on it. */
function Card({ person }: { readonly person: Paper }) {
  return (
    <>
      <Sheet d={cut('-34 -46!, 34 -46!, 34 46!, -34 46!')} paper="white" />
      <Tone d={cut('-24 26!, -22 6, 0 -2, 22 6, 24 26!')} paper={person} />
      <Tone d={round(0, -18, 13)} paper={person} />
    </>
  )
}

/** A glass held over cards, finding nobody yet. */
export function NoResults() {
  return (
    <Scene>
      <Ground />
      <Placed at={[90, 128]} turn={-10}>
        <Card person="sage" />
      </Placed>
      <Placed at={[236, 122]} turn={9}>
        <Card person="blue" />
      </Placed>
      <Placed at={[162, 96]} turn={-2}>
        <Card person="rose" />
      </Placed>
      <Thread d={trace('204 162, 246 204')} paper="shade" width={15} />
      <Thread d={trace('204 161, 246 203')} paper="wood" width={13} />
      <Sheet d={round(174, 130, 46)} paper="ochre" lift={1.4} />
      <Tone d={round(174, 130, 37)} paper="paper" />
      <Thread d={trace('152 116, 162 106, 176 102')} paper="rule" width={5} />
      <Thread d={round(174, 130, 17)} paper="lineStrong" width={3} dash="4 8" />
    </Scene>
  )
}
