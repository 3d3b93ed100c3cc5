import { cut, round, scallop, trace } from '../portrait/paper.ts'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

const STARS = [
  [250, 96],
  [318, 70],
  [392, 128],
  [470, 84],
  [556, 116],
  [640, 72],
  [706, 150],
  [286, 190],
  [540, 60],
] as const

const TOWERS = [
  [196, 96, 330, 'dusk'],
  [292, 74, 290, 'night'],
  [366, 96, 372, 'dusk'],
  [462, 70, 318, 'night'],
  [532, 104, 366, 'dusk'],
  [636, 84, 300, 'night'],
  [706, 70, 348, 'dusk'],
] as const satisfies readonly (readonly [x: number, wide: number, top: number, paper: Paper])[]

/** A tower with a few windows still lit. */
function Tower({
  x,
  wide,
  top,
  paper,
}: {
  readonly x: number
  readonly wide: number
  readonly top: number
  readonly paper: Paper
}) {
  const panes = [0, 1, 2, 3, 4, 5].filter((pane) => (pane * 7 + x) % 3 !== 0)
  return (
    <>
      <Sheet d={`M${x} 560V${top}H${x + wide}V560Z`} paper={paper} />
      <Tone
        d={panes
          .map(
            (pane) =>
              `M${x + 14 + (pane % 2) * (wide / 2 - 4)} ${top + 24 + Math.floor(pane / 2) * 54}h17v24h-17z`,
          )
          .join('')}
        paper="glow"
      />
    </>
  )
}

/** Somebody seen from behind: shoulders, neck and hair. */
function Back({
  coat,
  skin,
  hair,
  long,
}: {
  readonly coat: Paper
  readonly skin: Paper
  readonly hair: string
  readonly long: Paper
}) {
  return (
    <>
      <Sheet d={cut('-36 -60!, 36 -60!, 40 20!, -40 20!')} paper={skin} />
      <Sheet
        d={cut('-44 -8, 0 10, 44 -8, 110 26, 146 90, 160 260!, -160 260!, -146 90, -110 26')}
        paper={coat}
        lift={2}
      />
      <Thread d={trace('-108 120, -116 250')} paper="shade" width={3} />
      <Thread d={trace('108 120, 116 250')} paper="shade" width={3} />
      <Sheet d={hair} paper={long} lift={2} />
    </>
  )
}

const LONG = cut(
  '0 -232, 56 -216, 86 -164, 90 -96, 82 -30, 104 44!, 70 60, 56 92!, 22 76, -6 104!, -34 78, -66 88!, -74 56, -106 40!, -82 -34, -90 -96, -86 -164, -56 -216',
)
const CURLY = scallop(
  '-84 -60, -104 -96, -104 -136, -84 -176, -50 -206, -8 -218, 36 -210, 76 -182, 100 -142, 104 -98, 84 -60, 44 -46, 0 -42, -44 -46',
)

/** A couple at a window at night, close, looking at the same city. */
export function NightWindow({ covers = false }: { readonly covers?: boolean }) {
  return (
    <Scene width={960} height={720} covers={covers}>
      <Tone d="M-40-40H1000V760H-40Z" paper="brick" />
      <Tone d="M-40-40H1000V760H-40Z" paper="shade" opacity={0.18} />
      <Sheet d="M160 24H800V600H160Z" paper="sand" lift={2} />
      <Tone d="M186 50H774V574H186Z" paper="night" />
      <Tone d={cut('186 300!, 400 250, 774 320!, 774 574!, 186 574!')} paper="dusk" />
      <Tone d={cut('186 420!, 480 380, 774 430!, 774 574!, 186 574!')} paper="rose" opacity={0.6} />
      <Tone d={STARS.map(([x, y]) => round(x, y, 2 + (x % 3))).join('')} paper="glow" />
      <Sheet d={round(660, 130, 44)} paper="glow" />
      {TOWERS.map(([x, wide, top, paper]) => (
        <Tower key={x} x={x} wide={wide} top={top} paper={paper} />
      ))}
      <Sheet d="M468 50H492V574H468Z" paper="sand" />
      <Sheet d="M186 236H774V256H186Z" paper="sand" />
      <Sheet
        d={cut('60 -30!, 250 -30!, 226 200, 130 420, 190 690!, 40 700!')}
        paper="plum"
        lift={2}
      />
      <Sheet
        d={cut('900 -30!, 710 -30!, 734 200, 830 420, 770 690!, 920 700!')}
        paper="plum"
        lift={2}
      />
      <Thread d={trace('130 0, 140 260, 100 680')} paper="shade" width={3} />
      <Thread d={trace('830 0, 820 260, 860 680')} paper="shade" width={3} />
      <Sheet d="M130 590H830V622H130Z" paper="wood" lift={2} />
      <Placed at={[230, 586]} scale={1.1}>
        <Sheet d={cut('-26 -60!, 26 -60!, 18 4!, -18 4!')} paper="ochre" />
        <Sheet d={cut('0 -58!, -34 -92, -30 -150!, 0 -110')} paper="sage" />
        <Sheet d={cut('0 -58!, 34 -100, 26 -164!, -4 -116')} paper="moss" />
      </Placed>
      <Placed at={[394, 560]} turn={7} scale={1.06}>
        <Back coat="ochre" skin="pale" hair={LONG} long="wood" />
        <Thread d={trace('-20 -220, -56 -120, -62 40')} paper="sand" width={3} />
      </Placed>
      <Placed at={[586, 540]} turn={-6} scale={1.12}>
        <Back coat="teal" skin="deep" hair={CURLY} long="print" />
      </Placed>
      <Sheet
        d={cut('690 640!, 600 632, 500 624, 430 640, 420 672, 470 690, 600 690, 720 740!')}
        paper="teal"
        lift={1.6}
      />
      <Sheet d={cut('434 636, 404 640, 386 658, 396 680, 440 680')} paper="deep" />
    </Scene>
  )
}
