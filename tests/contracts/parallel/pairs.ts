import { describe, expect, test } from 'bun:test'
import { inTurn } from '#tests/share.ts'

/** Members and shared data for one round, with all concurrent operations. */
export type ParallelCase = {
  readonly operations: Readonly<Record<string, () => Promise<unknown>>>
  /** Faults after the round, as messages. */
  faults(): Promise<readonly string[]>
}

type Options = {
  readonly rounds: number
  /** How many copies of each operation run in a round. */
  readonly copies?: number
  /** In `check` a third of the pairs, for a storage that another one with all of them resembles. */
  readonly some?: boolean
}

/** Runs each operation concurrently with itself and each other one, and checks for faults after each round. */
export function runInPairs(
  name: string,
  names: readonly string[],
  open: () => Promise<ParallelCase>,
  { rounds, copies = 2, some = false }: Options,
) {
  const all = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))
  const pairs = some ? inTurn(all, names.length) : all

  describe(name, () => {
    test('lists every operation', async () => {
      expect(Object.keys((await open()).operations)).toEqual([...names])
    })

    test.each(pairs)('%s and %s', async (one, other) => {
      const round = async (): Promise<readonly string[]> => {
        const scene = await open()
        const operations = Array.from({ length: copies }, () => [
          scene.operations[one],
          scene.operations[other],
        ])
        const thrown: string[] = []
        await Promise.all(
          operations
            .flat()
            .map((operation) =>
              operation?.().catch((error: unknown) => thrown.push(`threw ${error}`)),
            ),
        )
        return [...thrown, ...(await scene.faults())]
      }
      const faults = await Promise.all(Array.from({ length: rounds }, round))
      expect(faults.flat()).toEqual([])
    })
  })
}
