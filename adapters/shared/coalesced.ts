/** Work that is asked for again and again, and never runs twice at once. */
export type Coalesced = {
  /** Asks for a run. What is asked for during a run is one more run, right after it. */
  request(): void
  /** Lets the run under way finish, and starts no other. */
  stop(): Promise<void>
}

/** Runs `work` when asked, one run at a time; `report` hears when one fails, and the next request runs again. */
export function coalesced(
  work: () => Promise<void>,
  report: (failure: unknown) => void,
): Coalesced {
  let requested = false
  let stopped = false
  let running: Promise<void> | null = null

  async function run() {
    while (requested && !stopped) {
      requested = false
      try {
        await work()
      } catch (failure) {
        report(failure)
      }
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
      await running
    },
  }
}
