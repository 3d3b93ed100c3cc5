import { DAY, type Instant } from '#core/shared/time.ts'
import { hash } from '#ui/art/portrait/random.ts'

/** The day the demo world was drawn up: ids and birthdays count from here, so that they never change. */
export const DEMO_EPOCH: Instant = Date.UTC(2026, 0, 1)

/** The choices in an order that depends on nothing but `name`. */
export const shuffled = <T>(name: string, choices: readonly T[]): readonly T[] =>
  choices
    .map((choice, at) => ({ choice, rank: hash(`${name}/${at}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)

/** The `nth` of choices that are dealt in rounds: none repeats before all have been chosen. */
export function pickInRounds<T>(name: string, choices: readonly T[], nth: number): T {
  const round = Math.floor(nth / choices.length)
  const choice = shuffled(`${name}/${round}`, choices)[nth % choices.length]
  if (choice === undefined) throw new Error(`there is nothing to deal for ${name}`)
  return choice
}

/** An id, of UUID version 7 in form, that depends on nothing but `name`; ids sort by `day`. */
export function demoId(name: string, day = 0): string {
  const time = (DEMO_EPOCH - 400 * DAY + day * DAY).toString(16).padStart(12, '0')
  const [a, b, c] = ['a', 'b', 'c'].map((part) =>
    hash(`${name}/${part}`).toString(16).padStart(8, '0'),
  )
  const noise = `${a}${b}${c}`
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${noise.slice(0, 3)}`,
    `8${noise.slice(3, 6)}`,
    noise.slice(6, 18),
  ].join('-')
}
