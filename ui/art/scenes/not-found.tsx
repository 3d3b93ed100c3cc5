import { round } from '../portrait/paper.ts'
import { Scene, Thread } from './scene.tsx'

/** The mark's strokes, side by side instead of towards each other: they miss, and nothing is lit. */
export function NotFound() {
  return (
    <Scene>
      <Thread d="M106 46 134 150" paper="plum" width={48} />
      <Thread d="M186 76 214 180" paper="brick" width={48} />
      <Thread d={round(136, 208, 13)} paper="ochre" width={5} dash="1 10" />
    </Scene>
  )
}
