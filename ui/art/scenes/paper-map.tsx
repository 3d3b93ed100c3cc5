import { cut, round, trace } from '../portrait/paper.ts'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** Someone in an area: the mark's light in a wide soft ring, without an exact point. */
function About({ paper, wide }: { readonly paper: Paper; readonly wide: number }) {
  return (
    <>
      <Tone d={round(0, 0, wide)} paper={paper} opacity={0.22} />
      <Thread d={round(0, 0, wide)} paper={paper} width={4} dash="2 13" />
      <Tone d={round(0, 0, wide * 0.62)} paper={paper} opacity={0.28} />
      <Sheet d={round(0, 0, 24)} paper="white" lift={1.4} />
      <Tone d={round(0, 0, 13)} paper={paper} />
    </>
  )
}

function Regions() {
  return (
    <>
      <Placed at={[232, 262]}>
        <About paper="ember" wide={122} />
      </Placed>
      <Placed at={[590, 360]}>
        <About paper="ember" wide={136} />
      </Placed>
      <Placed at={[372, 536]}>
        <About paper="ochre" wide={78} />
      </Placed>
      <Placed at={[812, 214]}>
        <About paper="plum" wide={84} />
      </Placed>
    </>
  )
}

export type PaperMapProps = {
  readonly covers?: boolean
}

/** A folded map of no place in particular, with the areas of a few people on it. */
export function PaperMap({ covers = false }: PaperMapProps) {
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
      <Regions />
      <Placed at={[108, 580]} scale={0.9}>
        <Sheet d={round(0, 0, 44)} paper="white" />
        <Tone d={cut('0 -34!, 9 0!, 0 34!, -9 0!')} paper="night" />
        <Tone d={cut('0 -34!, 9 0!, -9 0!')} paper="brick" />
      </Placed>
    </Scene>
  )
}
