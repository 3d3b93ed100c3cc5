import { cut, round, scallop } from '../portrait/paper.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** Number of seats; the first, nearest to the viewer, is free. */
export const SEATS = 7
const PLACES = Array.from({ length: SEATS }, (_, seat) => (360 / SEATS) * seat)

/** A plate with cutlery and a glass; drawn at the bottom of the table and rotated into place. */
function Setting({ free }: { readonly free: boolean }) {
  return (
    <>
      <Sheet d={round(0, 0, 42)} paper="white" lift={1} />
      <Thread d={round(0, 0, 28)} paper={free ? 'ember' : 'rule'} width={3} />
      <Thread d="M-58 -22V22" paper="wood" width={5} />
      <Thread d="M58 -22V22" paper="wood" width={5} />
      <Sheet d={round(56, -50, 15)} paper={free ? 'glow' : 'plum'} lift={0.8} />
      <Tone d={round(51, -55, 5)} paper="white" opacity={0.5} />
    </>
  )
}

/** A round table from above, laid for company, with a candle in the middle. */
export function LaidTable() {
  return (
    <Scene width={720} height={720}>
      <Sheet d={round(360, 360, 250)} paper="brick" lift={3} />
      <Sheet d={scallop(ring(232, 28), undefined, 0.55)} paper="sand" lift={1} />
      <Tone d={round(360, 360, 206)} paper="white" opacity={0.42} />
      <Tone d={round(360, 360, 120)} paper="glow" opacity={0.5} />
      {PLACES.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 360 360) translate(360 506)`}>
          <Setting free={angle === 0} />
        </g>
      ))}
      <Placed at={[300, 330]} turn={-18}>
        <Sheet d={cut('-58 -18, 0 -34, 58 -18, 62 14, 0 30, -62 14')} paper="ochre" />
        <Thread d="M-30 -16-18 12M-2 -22 8 14M26 -18 34 8" paper="wood" width={5} />
      </Placed>
      <Placed at={[424, 352]}>
        <Sheet d={round(0, 0, 46)} paper="sage" />
        <Sheet d={round(-14, -8, 14)} paper="ember" lift={0.6} />
        <Sheet d={round(14, -12, 14)} paper="rose" lift={0.6} />
        <Sheet d={round(2, 14, 15)} paper="ember" lift={0.6} />
      </Placed>
      <Placed at={[362, 408]}>
        <Sheet d={round(0, 0, 26)} paper="white" lift={0.8} />
        <Tone d={round(0, 0, 15)} paper="glow" />
        <Tone d={round(0, 0, 7)} paper="ember" />
      </Placed>
    </Scene>
  )
}

/** Points on a circle, as an outline. */
function ring(radius: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    return `${360 + radius * Math.cos(angle)} ${360 + radius * Math.sin(angle)}`
  }).join(', ')
}
