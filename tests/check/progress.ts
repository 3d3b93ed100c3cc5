/** How many tests a runner has finished, and of how many, where it tells. */
export type Count = { readonly done: number; readonly of: number | null }

export const NOTHING_YET: Count = { done: 0, of: null }

/** A test that ended: by `bun test`, and by Playwright's list. */
const ENDED = /^\((?:pass|fail|skip)\) |^\s+(?:✓|✘|ok|x|-)\s+\d+ \[/
const ALL = /^Running (\d+) tests/

/** The count after one more line of a runner's output. */
export function countLine(count: Count, line: string): Count {
  const all = ALL.exec(line)?.[1]
  if (all !== undefined) return { ...count, of: Number(all) }
  return ENDED.test(line) ? { ...count, done: count.done + 1 } : count
}

/** A step that runs. */
export type Running = { readonly name: string; readonly since: number; count: Count }

const counted = ({ done, of }: Count): string =>
  of === null ? (done > 0 ? `, ${done} tests` : '') : `, ${done} of ${of} tests`

/** What runs, since when and how far it is. */
export const progressLine = (running: Iterable<Running>, now: number): string =>
  [...running]
    .map(
      ({ name, since, count }) =>
        `${name} (${Math.round((now - since) / 1000)} s${counted(count)})`,
    )
    .join(' · ')

/** Without a terminal one line each, so that a log stays short. */
const PAUSE = { terminal: 1_000, log: 30_000 } as const
const CLEAR = '\r\u001b[K'

/** Shows what runs: in a terminal on its last line, in a log as a line every half minute. */
export function showProgress(out: {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}) {
  const running = new Set<Running>()
  const line = () => progressLine(running, performance.now())
  const last = () => (out.isTTY ? `${CLEAR}${line().slice(0, (out.columns ?? 80) - 1)}` : '')
  const timer = setInterval(
    () => {
      if (running.size > 0) out.write(out.isTTY ? last() : `...  ${line()}\n`)
    },
    out.isTTY ? PAUSE.terminal : PAUSE.log,
  )
  return {
    /** Prints a line above what runs. */
    print: (text: string) => {
      out.write(out.isTTY ? `${CLEAR}${text}\n${last()}` : `${text}\n`)
    },
    /** A step begins; the answer takes each line of its output. */
    start: (name: string) => {
      const one: Running = { name, since: performance.now(), count: NOTHING_YET }
      running.add(one)
      return {
        line: (text: string) => {
          one.count = countLine(one.count, text)
        },
        end: () => void running.delete(one),
      }
    },
    stop: () => clearInterval(timer),
  }
}
