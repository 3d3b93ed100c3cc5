import type { Millis } from '#core/shared/time.ts'

/** Coalesced work: never runs twice at once. */
export type Coalesced = {
  /** Requests a run: now, or after the pause since the last one. Requests in between are merged. */
  request(): void
  /** Waits for the current run, and starts no more. */
  stop(): Promise<void>
}

type Options = {
  /** Debounce after a run. */
  readonly pause: Millis
  /** Called when a run fails; the next request runs again. */
  readonly report: (failure: unknown) => void
}

/** Runs `work` on request, one run at a time. */
export function coalesced(work: () => Promise<void>, { pause, report }: Options): Coalesced {
  let requested = false
  let stopped = false
  let running: Promise<void> | null = null
  let wake = () => {}

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    while (requested && !stopped) {
      requested = false
      try {
        await work()
      } catch (failure) {
        report(failure)
      }
      if (pause > 0 && !stopped) await rest()
    }
    running = null
  }

  return {
    request() {
      requested = true
      if (!stopped) running ??= run()
    },
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}
