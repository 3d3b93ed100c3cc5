import { round, trace } from '../portrait/paper.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** A can of a tin-can telephone. */
function Can() {
  return (
    <>
      <Sheet d="M-30 -34H30V30C30 44 -30 44 -30 30Z" paper="blue" />
      <Tone d="M-30 -10H30V14H-30Z" paper="white" opacity={0.55} />
      <Tone d={round(0, -34, 30, 10)} paper="night" />
    </>
  )
}

/** A tin-can telephone whose string has come apart. */
export function Offline() {
  return (
    <Scene>
      <Thread d={trace('104 116, 122 96, 138 112, 146 132')} paper="ochre" width={4} />
      <Thread d={trace('146 132, 152 142, 144 148')} paper="ochre" width={3} />
      <Thread d={trace('216 112, 202 92, 188 104, 180 126')} paper="ochre" width={4} />
      <Thread d={trace('180 126, 176 138, 184 146')} paper="ochre" width={3} />
      <Placed at={[78, 150]} turn={-98}>
        <Can />
      </Placed>
      <Placed at={[242, 146]} turn={98}>
        <Can />
      </Placed>
      <Thread d={trace('152 84, 148 68')} paper="lineStrong" width={4} />
      <Thread d={trace('164 82, 166 62')} paper="lineStrong" width={4} />
      <Thread d={trace('176 86, 184 72')} paper="lineStrong" width={4} />
    </Scene>
  )
}
