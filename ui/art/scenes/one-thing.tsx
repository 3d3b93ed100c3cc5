import { cut } from '../portrait/paper.ts'
import { THINGS } from './icons.tsx'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Tone } from './scene.tsx'

export type OneThingProps = {
  /** The name of one of `THINGS`. */
  readonly thing: string
  readonly paper?: Paper
}

/** One small thing, drawn large on a piece of coloured paper. */
export function OneThing({ thing, paper = 'rose' }: OneThingProps) {
  return (
    <Scene width={400} height={320}>
      <Tone
        d={cut('200 18, 330 40, 386 150, 340 270, 210 304, 70 280, 16 168, 64 50')}
        paper={paper}
        opacity={0.55}
      />
      <Placed at={[200, 160]} turn={-3} scale={2.7}>
        {THINGS.find(([name]) => name === thing)?.[1]}
      </Placed>
    </Scene>
  )
}
