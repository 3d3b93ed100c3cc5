/** A result count, capped. */
export type Tally = { readonly count: number; readonly more: boolean }

/** The cap: more than a thousand is of no use, and counting must have a bounded cost. */
const COUNTED = 1000

/** A store counts one further, to know whether there are more. */
export const COUNT_CAP = COUNTED + 1

export const tally = (counted: number): Tally => ({
  count: Math.min(counted, COUNTED),
  more: counted > COUNTED,
})

/** A count as text: `37`, or `1000+`. */
export const tallyText = ({ count, more }: Tally): string => `${count}${more ? '+' : ''}`
