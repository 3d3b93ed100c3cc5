import { cut, round, trace } from '../portrait/paper.ts'
import { Placed, Scene, Sheet, Thread, Tone } from './scene.tsx'

/** A letter on its way. */
export function MailSent() {
  return (
    <Scene>
      <Sheet d={cut('34 108, 52 94, 76 96, 92 106, 76 114, 50 114')} paper="white" lift={0.6} />
      <Sheet d={cut('238 60, 254 48, 278 52, 288 62, 266 70, 246 68')} paper="white" lift={0.6} />
      <Thread
        d={trace('28 196, 74 204, 104 182, 92 158, 76 172, 100 190, 128 178')}
        paper="lineStrong"
        width={3}
        dash="2 9"
      />
      <Placed at={[186, 122]} turn={-9}>
        <Sheet d={cut('-72 -46!, 72 -46!, 72 50!, -72 50!')} paper="white" lift={1.6} />
        <Tone d={cut('-72 50!, -14 -2!, 14 -2!, 72 50!')} paper="rule" opacity={0.7} />
        <Sheet d={cut('-72 -46!, 72 -46!, 10 16!, -10 16!')} paper="sand" lift={0.8} />
        <Sheet d={round(0, 10, 15)} paper="ember" lift={0.7} />
        <Thread d="M-5.5 3.5-1.6 10.4M6.2 1.8 1.8 10.2" paper="white" width={2.8} />
        <Tone d={round(-0.2, 15.4, 2.2)} paper="white" />
      </Placed>
    </Scene>
  )
}
