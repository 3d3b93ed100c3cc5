import { cut, round, trace } from '../portrait/paper.ts'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** A card with somebody's picture and line on it. */
function Card({ picture }: { readonly picture: Paper }) {
  return (
    <>
      <Sheet d={cut('-34 -46!, 34 -46!, 34 46!, -34 46!')} paper="white" />
      <Tone d={cut('-26 -38!, 26 -38!, 26 10!, -26 10!')} paper={picture} />
      <Thread d="M-24 22H20M-24 33H6" paper="rule" width={5} />
    </>
  )
}

/** A glass held over cards, finding nobody yet. */
export function NoResults() {
  return (
    <Scene>
      <Placed at={[90, 128]} turn={-10}>
        <Card picture="sage" />
      </Placed>
      <Placed at={[236, 122]} turn={9}>
        <Card picture="blue" />
      </Placed>
      <Placed at={[162, 96]} turn={-2}>
        <Card picture="rose" />
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
