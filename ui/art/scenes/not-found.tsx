import { cut, round, trace } from '../portrait/paper.ts'
import { Ground, Sprig } from './ground.tsx'
import { Scene, Sheet, Thread } from './scene.tsx'

/** A signpost in the dunes that points nowhere. */
export function NotFound() {
  return (
    <Scene>
      <Ground paper="sunken" />
      <Sheet d={round(246, 66, 24)} paper="glow" />
      <Sheet
        d={cut('20 196, 90 158, 170 182, 250 160, 304 192, 262 216, 160 222, 62 216')}
        paper="sand"
      />
      <Sprig at={[72, 190]} paper="moss" />
      <Sheet d={cut('153 44!, 167 42!, 170 204!, 152 206!')} paper="wood" />
      <Sheet d={cut('112 64!, 216 58!, 238 76!, 218 96!, 112 98!')} paper="white" />
      <Sheet d={cut('206 110!, 106 106!, 84 124!, 104 142!, 206 142!')} paper="blue" />
      <Thread d={trace('128 80, 152 78')} paper="rule" width={6} />
      <Thread d={trace('166 78, 190 77')} paper="rule" width={6} />
      <Thread d={trace('116 124, 190 125')} paper="white" width={5} dash="14 12" />
      <Sheet d={cut('20 214, 110 190, 210 206, 304 192, 290 224, 160 232, 50 228')} paper="ochre" />
    </Scene>
  )
}
