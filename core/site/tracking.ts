/** A visitor's traffic source (spec §3, Tracking). */
export type Tracking = {
  readonly network?: string
  readonly ref?: string
  readonly sub1?: string
  readonly sub2?: string
  readonly sub3?: string
}

/** Whether the visitor has a traffic source. */
export const hasTrafficSource = (tracking: Tracking): boolean =>
  Boolean(tracking.network ?? tracking.ref)
