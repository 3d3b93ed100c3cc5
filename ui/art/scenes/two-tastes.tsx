import { cut, round } from '../portrait/paper.ts'
import { THINGS } from './icons.tsx'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet, Tone } from './scene.tsx'

type Card = {
  readonly thing: string
  readonly at: readonly [x: number, y: number]
  readonly turn: number
  readonly paper: Paper
}

/** Two people's favourite things, from the top down: two strokes that lean towards each other. */
const CARDS: readonly Card[] = [
  { thing: 'bicycle', at: [118, 110], turn: -9, paper: 'white' },
  { thing: 'tulip', at: [186, 258], turn: 5, paper: 'sand' },
  { thing: 'cat', at: [254, 406], turn: -6, paper: 'white' },
  { thing: 'tent', at: [602, 110], turn: 8, paper: 'sand' },
  { thing: 'pan', at: [534, 258], turn: -5, paper: 'white' },
  { thing: 'camera', at: [466, 406], turn: 6, paper: 'sand' },
]

const drawn = (name: string) => THINGS.find(([thing]) => thing === name)?.[1]

/** What two people like, and the one thing that both do: there it glows. */
export function TwoTastes({ shared = 'record' }: { readonly shared?: string }) {
  return (
    <Scene width={720} height={720}>
      <Tone
        d={cut(
          '360 34, 600 24, 706 190, 650 470, 500 640, 360 690, 220 640, 70 470, 14 190, 120 24',
        )}
        paper="rose"
        opacity={0.32}
      />
      <Tone d={round(360, 560, 152)} paper="glow" opacity={0.4} />
      <Tone d={round(360, 560, 122)} paper="glow" opacity={0.65} />
      {CARDS.map(({ thing, at, turn, paper }) => (
        <Placed key={thing} at={at} turn={turn} scale={0.86}>
          <Sheet d={cut('-82 -76!, 82 -78!, 80 78!, -82 76!')} paper={paper} lift={1.6} />
          <Placed at={[0, 0]} scale={1.5}>
            {drawn(thing)}
          </Placed>
        </Placed>
      ))}
      <Placed at={[360, 562]} turn={-2} scale={1.16}>
        <Sheet d={cut('-90 -84!, 90 -86!, 88 86!, -90 84!')} paper="ember" lift={2} />
        <Sheet d={cut('-78 -72!, 78 -74!, 76 74!, -78 72!')} paper="white" lift={0.4} />
        <Placed at={[0, 0]} scale={1.6}>
          {drawn(shared)}
        </Placed>
      </Placed>
    </Scene>
  )
}
