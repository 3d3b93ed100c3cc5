import { describe, expect, test } from 'bun:test'
import type { Town } from './town.ts'

/** Something that may be done so often; says whether it was let through this time. */
export type Attempt = (nth: number) => Promise<boolean>

/** What each limit lets through of many at once, by a sentence about it. */
export type Limits = Readonly<
  Record<string, { readonly most: number; readonly open: (town: Town) => Promise<Attempt> }>
>

export const done = async (outcome: Promise<{ readonly ok: boolean }>): Promise<boolean> =>
  (await outcome).ok

const AT_ONCE = 24

/** Lets everything that has a limit be tried by many at once: as much goes through as one by one. */
export function limitsContract(
  name: string,
  limits: Limits,
  town: Town,
  { rounds }: { readonly rounds: number },
) {
  describe(`limits in ${name}, asked by many at once`, () => {
    test.each(Object.entries(limits))('%s', async (_, { most, open }) => {
      const round = async () => {
        const attempt = await open(town)
        const through = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => attempt(nth)))
        return through.filter(Boolean).length
      }
      const counts = await Promise.all(Array.from({ length: rounds }, round))
      expect(counts).toEqual(counts.map(() => most))
    })
  })
}
