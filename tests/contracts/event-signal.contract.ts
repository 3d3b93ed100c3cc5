import { describe, expect, test } from 'bun:test'
import type { EventSignal } from '#core/platform/event-log.ts'

/** Resolves at the next signal. */
export const nextSignal = (signal: Pick<EventSignal, 'listen'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = signal.listen(() => {
      stop()
      resolve()
    })
  })

/** Contract of every signal. `open` gives two ends of one install: in the same process, or in another. */
export function eventSignalContract(
  name: string,
  open: () => Promise<{ readonly here: EventSignal; readonly there: EventSignal }>,
) {
  describe(`signals of new events by ${name}`, () => {
    test('subscribers are signalled, here and in another process', async () => {
      const { here, there } = await open()
      const received = [nextSignal(here), nextSignal(there)]
      here.signal()
      await Promise.all(received)
    })

    test('of many signals at once the last is received', async () => {
      const { here, there } = await open()
      for (let count = 0; count < 100; count++) here.signal()
      const received = nextSignal(there)
      here.signal()
      await received
    })

    test('each subscription is signalled, until it is cancelled', async () => {
      const { here } = await open()
      const counts = [0, 0]
      const stop = here.listen(() => {
        counts[0] = (counts[0] ?? 0) + 1
      })
      const twice = () => {
        counts[1] = (counts[1] ?? 0) + 1
      }
      here.listen(twice)
      here.listen(twice)
      stop()
      here.signal()
      expect(counts).toEqual([0, 2])
    })
  })
}
