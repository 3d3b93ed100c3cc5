/** How many were found, as far as they are counted. */
export type Tally = { readonly count: number; readonly more: boolean }

/** Counting stops here: nobody looks at a thousand people, and the cost of counting must end. */
const COUNTED = 1000

/** How far a store is asked to count, so as to know whether there are more. */
export const COUNT_CAP = COUNTED + 1

export const tally = (counted: number): Tally => ({
  count: Math.min(counted, COUNTED),
  more: counted > COUNTED,
})

/** A tally in figures: `37`, or `1000+`. */
export const tallyText = ({ count, more }: Tally): string => `${count}${more ? '+' : ''}`
