import { cut, trace } from '../portrait/paper.ts'
import { Sheet, Thread } from './scene.tsx'

const TEETH = '-52 80!, -39 70!, -26 80!, -13 70!, 0 80!, 13 70!, 26 80!, 39 70!, 52 80!'

/** A receipt with its lines and its sum, drawn around its middle. */
export function Receipt() {
  return (
    <>
      <Sheet d={cut(`52 -84!, -52 -84!, ${TEETH}`)} paper="white" lift={1.3} />
      <Thread d={trace('-34 -58, 6 -58')} paper="print" width={6} />
      <Thread d={trace('-34 -34, 14 -34')} paper="rule" width={5} />
      <Thread d={trace('-34 -14, 2 -14')} paper="rule" width={5} />
      <Thread d={trace('24 -34, 34 -34')} paper="rule" width={5} />
      <Thread d={trace('24 -14, 34 -14')} paper="rule" width={5} />
    </>
  )
}
