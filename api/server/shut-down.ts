import type { Millis } from '#core/shared/time.ts'

/** What a shutdown has to close. */
export type Running = {
  /** Reports not ready, until load balancers have noticed. Requests are still served. */
  leave(): Promise<unknown>
  /** Stops accepting requests; resolves when in-flight ones are answered. */
  drain(): Promise<unknown>
  /** Closes WebSockets, which would otherwise keep the server open. */
  hangUp(): void
  /** Starts no new work; resolves when current work is done. */
  rest(): Promise<unknown>
  /** Aborts what is still open. */
  cut(): Promise<unknown>
  /** Closes the stores. */
  close(): Promise<unknown>
}

/** Graceful shutdown: waits for in-flight work up to `timeout`, and closes the stores last. `cutOff` is called if some was left. */
export async function shutDown(
  running: Running,
  timeout: Millis,
  cutOff: () => void = () => undefined,
): Promise<void> {
  await running.leave()
  const drained = running.drain()
  running.hangUp()
  const done = Promise.allSettled([drained, running.rest()])
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      cutOff()
      resolve()
    }, timeout)
  })
  await Promise.race([done, late])
  clearTimeout(timer)
  await running.cut()
  await running.close()
}
