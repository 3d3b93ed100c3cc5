/** A value to watch: a total only grows, a level goes up and down. */
export type Figure = {
  /** By Prometheus' rules: its unit last, and `_total` after that of a total. */
  readonly name: string
  readonly kind: 'total' | 'level'
  readonly help: string
  /** Never what somebody typed: each combination is a series of its own. */
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}
