import { describe, expect, test } from 'bun:test'
import { CALLS } from './replay-cases.ts'
import type { Town } from './town.ts'

/** Sends everything that has an id of the client's making many times at once: each is answered as the first. */
export function replaysContract(
  name: string,
  town: Town,
  { rounds, times }: { readonly rounds: number; readonly times: number },
) {
  describe(`what comes ${times} times at once in ${name}`, () => {
    test.each(Object.entries(CALLS))('%s is answered the same each time', async (_, open) => {
      const round = async () => {
        const call = await open(town)
        const answers = await Promise.all(Array.from({ length: times }, call))
        const first = answers[0]
        expect(first).not.toMatchObject({ ok: false })
        expect(answers).toEqual(answers.map(() => first))
      }
      await Promise.all(Array.from({ length: rounds }, round))
    })
  })
}
