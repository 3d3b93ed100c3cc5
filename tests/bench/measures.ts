/** Throughput per second, and latency percentiles in milliseconds. */
export type Speed = {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Processor time of the server for each, in microseconds: others who use the machine lengthen it little. */
  readonly micros?: number
}

/** Throughput and percentiles from each latency and the total duration, in milliseconds. */
export function speedOf(each: readonly number[], altogether: number): Speed {
  const sorted = Float64Array.from(each).toSorted()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    perSecond: (each.length / altogether) * 1000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}

/** The median of several runs, which ignores outliers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The best of each figure over several runs: the least disturbed by other processes. */
export const bestSpeed = (runs: readonly Speed[]): Speed => ({
  perSecond: Math.max(...runs.map(({ perSecond }) => perSecond)),
  p50: Math.min(...runs.map(({ p50 }) => p50)),
  p95: Math.min(...runs.map(({ p95 }) => p95)),
  p99: Math.min(...runs.map(({ p99 }) => p99)),
  ...(runs.every(({ micros }) => micros !== undefined) && {
    micros: Math.min(...runs.map(({ micros = 0 }) => micros)),
  }),
})
