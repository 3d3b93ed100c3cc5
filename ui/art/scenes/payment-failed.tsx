import { cut, trace } from '../portrait/paper.ts'
import { Placed, Scene, Sheet, Thread } from './scene.tsx'

/** A receipt that tore before it was finished, and the way to try again. */
export function PaymentFailed() {
  return (
    <Scene>
      <Placed at={[138, 92]} turn={-9}>
        <Sheet
          d={cut('-52 -56!, 52 -56!, 52 24!, 34 38!, 16 22!, -2 40!, -20 22!, -36 38!, -52 24!')}
          paper="white"
          lift={1.3}
        />
        <Thread d={trace('-34 -30, 6 -30')} paper="print" width={6} />
        <Thread d={trace('-34 -8, 14 -8')} paper="rule" width={5} />
      </Placed>
      <Placed at={[154, 180]} turn={7}>
        <Sheet
          d={cut(
            '-52 -24!, -36 -10!, -20 -26!, -2 -8!, 16 -26!, 34 -10!, 52 -24!, 52 34!, 39 24!, 26 34!, 13 24!, 0 34!, -13 24!, -26 34!, -39 24!, -52 34!',
          )}
          paper="white"
          lift={1.3}
        />
        <Thread d={trace('-34 8, -4 8')} paper="rule" width={5} />
      </Placed>
      <Sheet
        d={cut('214 96, 240 84, 268 98, 278 126, 264 152, 236 160, 210 146, 202 120')}
        paper="trust"
        lift={1.2}
      />
      <Thread d="M256 112A20 20 0 1 0 259 128" paper="trustSoft" width={6} />
      <Thread d="M259 100V114H245" paper="trustSoft" width={6} />
    </Scene>
  )
}
