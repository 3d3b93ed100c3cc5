export type Ask =
  | {
      readonly ask: 'open'
      readonly ports: readonly number[]
      /** Whether a page that was let go tries the next server. */
      readonly isRoaming: boolean
      /** Number of the first page. */
      readonly first: number
      readonly sessions: readonly string[]
    }
  | { readonly ask: 'state' }

export type Told =
  | { readonly told: 'state'; readonly open: number; readonly errors: number }
  | { readonly told: 'update'; readonly nth: number; readonly at: number; readonly data: string }

/** The side of the process that was started. */
export const parentPort = () => ({
  tell: (told: Told) => void process.send?.(told),
  onAsk: (take: (asked: Ask) => void) => void process.on('message', take),
})

/**
 * Starts processes that hold the pages of these sessions, in equal parts; each page is on the next server. `from` is
 * the number of the first page.
 */
export function startPages(
  sessions: readonly string[],
  processes: number,
  {
    ports,
    isRoaming,
    from = 0,
  }: { readonly ports: readonly number[]; readonly isRoaming: boolean; readonly from?: number },
  onUpdate: (update: Extract<Told, { told: 'update' }>) => void,
) {
  const each = Math.ceil(sessions.length / processes)
  let answered: ((state: Extract<Told, { told: 'state' }>) => void)[] = []
  const children = Array.from({ length: processes }, () =>
    Bun.spawn(['bun', new URL('./socket-clients.ts', import.meta.url).pathname], {
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc(told: Told) {
        if (told.told === 'update') onUpdate(told)
        else answered.shift()?.(told)
      },
    }),
  )
  for (const [nth, child] of children.entries()) {
    const own = sessions.slice(nth * each, (nth + 1) * each)
    const first = from + nth * each
    child.send({ ask: 'open', ports, isRoaming, first, sessions: own } satisfies Ask)
  }
  return {
    pids: children.map(({ pid }) => pid),
    /** How many pages are open, and how many were cut off. */
    async state() {
      const asked = children.map(
        (child) =>
          new Promise<Extract<Told, { told: 'state' }>>((resolve) => {
            answered.push(resolve)
            child.send({ ask: 'state' } satisfies Ask)
          }),
      )
      const all = await Promise.all(asked)
      return {
        open: all.reduce((sum, { open }) => sum + open, 0),
        errors: all.reduce((sum, { errors }) => sum + errors, 0),
      }
    },
    end() {
      answered = []
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
