/**
 * Payment mode of this install: real (`live`), demo world (`demo`), sandbox outside the demo, with a notice on every
 * page (`test`), or no purchases (`none`).
 */
export const PAYMENTS = ['live', 'demo', 'test', 'none'] as const
export type Payments = (typeof PAYMENTS)[number]
