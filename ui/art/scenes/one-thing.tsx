import { THINGS } from './icons.tsx'
import { Placed, Scene } from './scene.tsx'

export type OneThingProps = {
  /** The name of one of `THINGS`. */
  readonly thing: string
}

/** One small thing, drawn large. */
export function OneThing({ thing }: OneThingProps) {
  return (
    <Scene width={400} height={320}>
      <Placed at={[200, 160]} turn={-3} scale={2.7}>
        {THINGS.find(([name]) => name === thing)?.[1]}
      </Placed>
    </Scene>
  )
}
