import { cut, round, scallop, trace } from '../portrait/paper.ts'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

type House = {
  readonly x: number
  readonly top: number
  readonly paper: Paper
  readonly gable: 'step' | 'bell' | 'spout'
}

const HOUSES: readonly House[] = [
  { x: -30, top: 210, paper: 'brick', gable: 'bell' },
  { x: 120, top: 250, paper: 'plum', gable: 'step' },
  { x: 270, top: 190, paper: 'wood', gable: 'spout' },
  { x: 420, top: 236, paper: 'brick', gable: 'step' },
  { x: 570, top: 200, paper: 'night', gable: 'bell' },
  { x: 720, top: 246, paper: 'plum', gable: 'spout' },
  { x: 870, top: 206, paper: 'brick', gable: 'step' },
]

const roofs = {
  step: (x: number, y: number) =>
    `M${x} 520V${y}H${x + 28}V${y - 38}H${x + 50}V${y - 72}H${x + 98}V${y - 38}H${x + 120}V${y}H${x + 148}V520Z`,
  bell: (x: number, y: number) =>
    `M${x} 520V${y}C${x + 34} ${y - 8} ${x + 26} ${y - 84} ${x + 74} ${y - 92}C${x + 122} ${y - 84} ${x + 114} ${y - 8} ${x + 148} ${y}V520Z`,
  spout: (x: number, y: number) =>
    `M${x} 520V${y}L${x + 56} ${y - 74}V${y - 92}H${x + 92}V${y - 74}L${x + 148} ${y}V520Z`,
}

/** Top left corner of each of a house's six windows, and whether it is lit. */
const windowsOf = ({ x, top }: House) =>
  [0, 1, 2, 3, 4, 5].map((at) => ({
    corner: `M${x + 22 + (at % 2) * 62} ${top + 26 + Math.floor(at / 2) * 76}`,
    lit: (at * 5 + x) % 4 !== 0,
  }))

/** A house with a gable. Its windows are three paths, not twelve: the home page draws this on phones. */
function Gable(house: House) {
  const { x, top, paper, gable } = house
  const windows = windowsOf(house)
  const panes = (lit: boolean) =>
    windows.flatMap((each) => (each.lit === lit ? `${each.corner}h42v50h-42z` : [])).join('')
  return (
    <>
      <Sheet d={roofs[gable](x, top)} paper={paper} lift={1.4} />
      <Tone d={round(x + 74, top - 40, 10)} paper="glow" opacity={0.9} />
      <Tone d={panes(true)} paper="glow" opacity={0.95} />
      <Tone d={panes(false)} paper="shade" opacity={0.35} />
      <Thread
        d={windows.map(({ corner }) => `${corner}m21 0v50m-21-25h42`).join('')}
        paper={paper}
        width={4}
      />
    </>
  )
}

/** A street lamp and the round of light it gives. */
function Lamp({ x }: { readonly x: number }) {
  return (
    <>
      <Tone d={round(x, 300, 92)} paper="glow" opacity={0.14} />
      <Tone d={round(x, 300, 56)} paper="glow" opacity={0.2} />
      <Thread d={`M${x} 326V600`} paper="shade" width={9} />
      <Sheet d={`M${x - 20} 282H${x + 20}L${x + 13} 328H${x - 13}Z`} paper="glow" />
      <Sheet d={`M${x - 26} 284 ${x} 258 ${x + 26} 284Z`} paper="wood" lift={0.6} />
    </>
  )
}

/** A bicycle against a railing. */
function Bicycle() {
  return (
    <>
      <Thread d={round(-66, 0, 46)} paper="print" width={6} />
      <Thread d={round(66, 0, 46)} paper="print" width={6} />
      <Thread
        d="M-66 0-26-66H40L66 0M-26-66-4 0H-66M-4 0 40-66M-30-84H-10M40-66 34-92 12-96"
        paper="ember"
        width={7}
      />
      <Sheet d={cut('-44 -86, -18 -92, -4 -84, -26 -78')} paper="print" lift={0.5} />
      <Sheet d={cut('36 -116!, 84 -116!, 78 -82!, 42 -82!')} paper="sand" lift={0.6} />
    </>
  )
}

/** A street along the water at dusk, lamps lit, one bicycle waiting. */
export function DuskStreet({ covers = false }: { readonly covers?: boolean }) {
  return (
    <Scene width={960} height={720} covers={covers}>
      <Tone d="M-40-40H1000V760H-40Z" paper="rose" />
      <Tone
        d={cut('-40 -40!, 1000 -40!, 1000 190, 600 150, 260 210, -40 170')}
        paper="dusk"
        opacity={0.55}
      />
      <Tone d={cut('-40 -40!, 1000 -40!, 1000 80, 520 60, -40 100')} paper="dusk" />
      <Sheet d={round(762, 92, 40)} paper="glow" />
      {HOUSES.map((house) => (
        <Gable key={house.x} {...house} />
      ))}
      <Sheet d="M-40 512H1000V760H-40Z" paper="sand" lift={2} />
      <Thread d={trace('-40 536, 1000 536')} paper="wood" width={3} />
      <Placed at={[120, 430]}>
        <Thread d={trace('0 150, 4 40, -2 -10')} paper="wood" width={14} />
        <Sheet
          d={scallop(
            '-84 0, -96 -52, -70 -100, -22 -126, 34 -122, 78 -92, 96 -44, 80 4, 30 26, -32 26',
          )}
          paper="moss"
          lift={1.6}
        />
      </Placed>
      <Lamp x={340} />
      <Lamp x={700} />
      <Placed at={[520, 566]} scale={0.94}>
        <Bicycle />
      </Placed>
      <Sheet d="M-40 622H1000V760H-40Z" paper="night" lift={2} />
      <Thread d="M340 646V706M700 646V706" paper="glow" width={12} dash="2 22" />
      <Thread d={trace('60 660, 120 656, 180 660')} paper="dusk" width={6} />
      <Thread d={trace('430 690, 500 684, 570 690')} paper="dusk" width={6} />
      <Thread d={trace('800 668, 850 664, 910 668')} paper="dusk" width={6} />
    </Scene>
  )
}
