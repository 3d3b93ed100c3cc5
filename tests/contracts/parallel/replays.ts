import { describe, expect, test } from 'bun:test'
import { IDEMPOTENT_REQUESTS } from './replay-cases.ts'
import type { TestPorts } from './test-ports.ts'

/** Sends every request with a client-generated id many times at once: each response equals the first. */
export function replaysContract(
  name: string,
  ports: TestPorts,
  { rounds, times }: { readonly rounds: number; readonly times: number },
) {
  describe(`${times} concurrent retries in ${name}`, () => {
    test.each(Object.entries(IDEMPOTENT_REQUESTS))(
      '%s gets the same response each time',
      async (_, open) => {
        const round = async () => {
          const call = await open(ports)
          const answers = await Promise.all(Array.from({ length: times }, call))
          const first = answers[0]
          expect(first).not.toMatchObject({ ok: false })
          expect(answers).toEqual(answers.map(() => first))
        }
        await Promise.all(Array.from({ length: rounds }, round))
      },
    )
  })
}
