import { cut, round, trace } from '../portrait/paper.ts'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** A pin of paper: the mark, standing on its light. */
function Pin({ paper, person }: { readonly paper: Paper; readonly person: Paper }) {
  return (
    <>
      <Tone d={round(4, 4, 16, 6)} paper="shade" opacity={0.2} />
      <Sheet
        d={cut('0 0!, -26 -44, -44 -84, -32 -124, 0 -140, 32 -124, 44 -84, 26 -44')}
        paper={paper}
        lift={2}
      />
      <Tone d={round(0, -90, 31)} paper="white" />
      <Tone d={cut('-22 -68, -14 -82, 0 -84, 14 -82, 22 -68, 0 -60')} paper={person} />
      <Tone d={round(0, -100, 13)} paper={person} />
    </>
  )
}

/** Someone in an area: a head in a wide soft ring, without an exact point. */
function About({
  paper,
  person,
  wide = 96,
}: {
  readonly paper: Paper
  readonly person: Paper
  readonly wide?: number
}) {
  return (
    <>
      <Tone d={round(0, 0, wide)} paper={paper} opacity={0.22} />
      <Thread d={round(0, 0, wide)} paper={paper} width={4} dash="2 13" />
      <Tone d={round(0, 0, wide * 0.62)} paper={paper} opacity={0.28} />
      <Sheet d={round(0, 0, 33)} paper="white" lift={1.4} />
      <Tone d={cut('-22 21, -14 7, 0 4, 14 7, 22 21, 0 30')} paper={person} />
      <Tone d={round(0, -9, 12.5)} paper={person} />
    </>
  )
}

function Pins() {
  return (
    <>
      <Thread
        d={trace('236 330, 330 250, 450 300, 560 420, 690 400')}
        paper="ember"
        width={6}
        dash="2 16"
      />
      <Placed at={[236, 332]} turn={-4}>
        <Pin paper="ember" person="tan" />
      </Placed>
      <Placed at={[694, 402]} turn={5}>
        <Pin paper="ember" person="deep" />
      </Placed>
      <Placed at={[420, 560]} turn={-3} scale={0.8}>
        <Pin paper="ochre" person="pale" />
      </Placed>
      <Placed at={[840, 240]} turn={4} scale={0.8}>
        <Pin paper="plum" person="tan" />
      </Placed>
    </>
  )
}

function Regions() {
  return (
    <>
      <Placed at={[232, 262]}>
        <About paper="ember" person="tan" wide={122} />
      </Placed>
      <Placed at={[590, 360]}>
        <About paper="ember" person="deep" wide={136} />
      </Placed>
      <Placed at={[372, 536]}>
        <About paper="ochre" person="pale" wide={78} />
      </Placed>
      <Placed at={[812, 214]}>
        <About paper="plum" person="tan" wide={84} />
      </Placed>
    </>
  )
}

export type PaperMapProps = {
  readonly covers?: boolean
  /** Pins with a route between two, or rings for areas. */
  readonly shows?: 'pins' | 'regions'
}

/** A folded map of no place in particular, with a few people on it. */
export function PaperMap({ covers = false, shows = 'pins' }: PaperMapProps) {
  return (
    <Scene width={960} height={720} covers={covers}>
      <Tone d="M-40-40H1000V760H-40Z" paper="blue" />
      <Tone d="M-40-40H1000V760H-40Z" paper="paper" opacity={0.4} />
      <Sheet
        d={cut(
          '40 120!, 270 70!, 490 122!, 710 72!, 926 118!, 926 640!, 710 598!, 490 650!, 270 598!, 40 648!',
        )}
        paper="sand"
        lift={3}
      />
      <Tone
        d={cut(
          '40 250!, 160 300, 250 270, 360 330, 480 300, 560 370, 700 350, 926 420!, 926 530!, 740 470, 590 490, 470 420, 340 440, 230 380, 120 400, 40 360!',
        )}
        paper="blue"
        opacity={0.85}
      />
      <Tone d={cut('120 160, 210 130, 262 180, 220 236, 140 226')} paper="sage" />
      <Tone d={cut('560 160, 660 130, 780 170, 760 250, 640 270, 560 230')} paper="sage" />
      <Tone d={cut('250 500, 350 490, 410 540, 360 590, 260 570')} paper="sage" />
      <Tone d={cut('700 520, 800 510, 850 560, 780 600, 710 580')} paper="moss" opacity={0.7} />
      <Thread
        d={trace('60 460, 200 470, 330 520, 470 560, 640 540, 900 590')}
        paper="white"
        width={9}
      />
      <Thread d={trace('160 640, 200 470, 300 300, 320 90')} paper="white" width={9} />
      <Thread d={trace('470 560, 520 420, 500 250, 560 100')} paper="white" width={7} />
      <Thread d={trace('740 600, 700 430, 800 300, 920 270')} paper="white" width={7} />
      <Tone d="M270 70 490 122V650L270 598Z" paper="shade" opacity={0.07} />
      <Tone d="M710 72 926 118V640L710 598Z" paper="shade" opacity={0.07} />
      {shows === 'pins' ? <Pins /> : <Regions />}
      <Placed at={[108, 580]} scale={0.9}>
        <Sheet d={round(0, 0, 44)} paper="white" />
        <Tone d={cut('0 -34!, 9 0!, 0 34!, -9 0!')} paper="night" />
        <Tone d={cut('0 -34!, 9 0!, -9 0!')} paper="brick" />
      </Placed>
    </Scene>
  )
}
