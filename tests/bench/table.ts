import type { Speed } from './measures.ts'

/** The goal of a row, and whether it was reached. */
export type Verdict = { readonly target: string; readonly reached: boolean }

export type Ratio = {
  readonly value: number
  readonly of: string
  /** Whether less is better. */
  readonly isCost?: true
}

/** One measurement, alone or relative to its floor. */
export type Row = {
  readonly name: string
  readonly speed?: Speed
  /** A figure other than a speed. */
  readonly figure?: { readonly value: number; readonly unit: string }
  readonly ratio?: Ratio
  readonly verdict?: Verdict
}

const COLUMNS = [
  '',
  'per second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU µs',
  'ratio',
  'target',
  '',
] as const
const FIGURES = 5

const short = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 ? 0 : 2)

const cell = (value: number | undefined) => (value === undefined ? '' : short(value))

const cellsOf = ({ name, speed, figure, ratio, verdict }: Row): readonly string[] => [
  name,
  ...(speed
    ? [speed.perSecond, speed.p50, speed.p95, speed.p99, speed.micros].map(cell)
    : [figure ? `${short(figure.value)} ${figure.unit}` : '', '', '', '', '']),
  ratio ? `${ratio.value.toFixed(2)} of ${ratio.of}` : '',
  verdict?.target ?? '',
  verdict ? (verdict.reached ? 'reached' : 'MISSED') : '',
]

/** Plain-text table, figures right-aligned. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [COLUMNS, ...rows.map(cellsOf)]
  const widths = COLUMNS.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => {
          const isFigure = at > 0 && at <= FIGURES
          return isFigure ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Goal: a ratio of at least this. */
export const atLeast = (value: number, least: number, of: string) => ({
  ratio: { value, of },
  verdict: { target: `at least ${least.toFixed(2)}`, reached: value >= least },
})

/** Goal: a ratio of at most this. */
export const atMost = (value: number, most: number, of: string) => ({
  ratio: { value, of, isCost: true } as const,
  verdict: { target: `at most ${most.toFixed(2)}`, reached: value <= most },
})

/** Goal: a figure of at most this. */
export const within = (value: number, most: number, what: string, unit: string): Verdict => ({
  target: `${what} at most ${most} ${unit}`.trim(),
  reached: value <= most,
})
