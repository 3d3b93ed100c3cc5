/** A story of the report, with its pictures beside it. */
export type Reported = {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The share of its pixels that changed; `null` if it is new or gone. */
  readonly share: number | null
  readonly failed: boolean
  readonly before: string | null
  readonly after: string | null
  readonly difference: string | null
}

export type Report = {
  /** What the working tree is compared with. */
  readonly ref: string
  /** How it was looked at: phone, light, en. */
  readonly view: string
  readonly changed: readonly Reported[]
  /** How many look the same, and how many were reached but not looked at. */
  readonly same: number
  readonly left: number
}

/** In a sentence or two: how many changed, and what was not looked at. */
export function summaryOf({ changed, same, left }: Pick<Report, 'changed' | 'same' | 'left'>) {
  const counted = `${changed.length} stories changed, ${same} look the same.`
  return left === 0
    ? counted
    : `${counted} ${left} more are reached, further from the change, and were not looked at.`
}
