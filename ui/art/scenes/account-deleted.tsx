import { cut, round, trace } from '../portrait/paper.ts'
import { Ground } from './ground.tsx'
import { Scene, Sheet, Thread, Tone } from './scene.tsx'

/** A door left ajar with the light on: for a while one can come back. */
export function AccountDeleted() {
  return (
    <Scene>
      <Ground />
      <Sheet d={cut('104 40!, 214 40!, 214 206!, 104 206!')} paper="sand" />
      <Tone d={cut('116 52!, 202 52!, 202 206!, 116 206!')} paper="glow" />
      <Tone d={cut('116 206!, 202 206!, 246 226!, 92 228!')} paper="glow" opacity={0.6} />
      <Sheet d={cut('116 52!, 176 66!, 176 218!, 116 206!')} paper="blue" lift={1.6} />
      <Thread d={trace('128 76, 164 83')} paper="white" width={3} />
      <Thread d="M128 76V128L164 134V83M128 146V190L164 198V151Z" paper="white" width={3} />
      <Thread d="M128 146 164 151" paper="white" width={3} />
      <Sheet d={round(167, 142, 5)} paper="ochre" lift={0.5} />
      <Sheet d={cut('64 60!, 96 58!, 96 74!, 64 74!')} paper="wood" lift={0.6} />
      <Thread d="M80 68V88" paper="lineStrong" width={3} />
      <Thread d={round(80, 96, 9)} paper="ochre" width={5} />
      <Thread d="M80 105V131M80 123H89M80 131H87" paper="ochre" width={5} />
    </Scene>
  )
}
