import { describe, expect, test } from 'bun:test'

/** People and what they share, made for one round, with everything that can be done there at the same time. */
export type Scene = {
  readonly acts: Readonly<Record<string, () => Promise<unknown>>>
  /** What is wrong once all is done, in words. */
  faults(): Promise<readonly string[]>
}

type Options = {
  readonly rounds: number
  /** How often each of a pair is done in a round. */
  readonly copies?: number
}

/** Does each act at the same time as itself and as each of the others, and looks whether all is well after each round. */
export function eachBesideEach(
  name: string,
  names: readonly string[],
  open: () => Promise<Scene>,
  { rounds, copies = 2 }: Options,
) {
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))

  describe(name, () => {
    test('names everything that can be done', async () => {
      expect(Object.keys((await open()).acts)).toEqual([...names])
    })

    test.each(pairs)('%s beside %s', async (one, other) => {
      const round = async (): Promise<readonly string[]> => {
        const scene = await open()
        const acts = Array.from({ length: copies }, () => [scene.acts[one], scene.acts[other]])
        const thrown: string[] = []
        await Promise.all(
          acts
            .flat()
            .map((act) => act?.().catch((error: unknown) => thrown.push(`threw ${error}`))),
        )
        return [...thrown, ...(await scene.faults())]
      }
      const faults = await Promise.all(Array.from({ length: rounds }, round))
      expect(faults.flat()).toEqual([])
    })
  })
}
