/** Ages that can be asked for, in wishes and in a search. A site's minimum age may be higher. */
export const AGES = { youngest: 18, oldest: 120 } as const

export const isAge = (age: number): boolean =>
  Number.isInteger(age) && age >= AGES.youngest && age <= AGES.oldest

/** A range of ages in order: somebody may have typed the higher one first. */
export function orderedAges<None extends null | undefined>(
  from: number | None,
  to: number | None,
): readonly [from: number | None, to: number | None] {
  return typeof from === 'number' && typeof to === 'number' && from > to ? [to, from] : [from, to]
}
