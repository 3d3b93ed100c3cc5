import { describe, expect, test } from 'bun:test'
import type { TestPorts } from './test-ports.ts'

/** An operation with a limit; returns whether it was let through. */
export type Attempt = (nth: number) => Promise<boolean>

/** How many concurrent attempts each limit lets through, by a description of it. */
export type Limits = Readonly<
  Record<string, { readonly most: number; readonly open: (town: TestPorts) => Promise<Attempt> }>
>

export const succeeded = async (outcome: Promise<{ readonly ok: boolean }>): Promise<boolean> =>
  (await outcome).ok

const AT_ONCE = 24

/** Runs every limited operation concurrently: as many succeed as sequentially. */
export function limitsContract(
  name: string,
  limits: Limits,
  ports: TestPorts,
  { rounds }: { readonly rounds: number },
) {
  describe(`limits in ${name} under concurrent requests`, () => {
    test.each(Object.entries(limits))('%s', async (_, { most: max, open }) => {
      const round = async () => {
        const attempt = await open(ports)
        const allowed = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => attempt(nth)))
        return allowed.filter(Boolean).length
      }
      const counts = await Promise.all(Array.from({ length: rounds }, round))
      expect(counts).toEqual(counts.map(() => max))
    })
  })
}
