/**
 * What paying is at this install: real (`live`), played in the demo world (`demo`), played outside of it, which every
 * page says (`test`), or not there at all, so that nothing can be bought (`none`).
 */
export const PAYMENTS = ['live', 'demo', 'test', 'none'] as const
export type Payments = (typeof PAYMENTS)[number]
