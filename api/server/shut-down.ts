import type { Millis } from '#core/shared/time.ts'

/** What is open while the server runs. */
export type Running = {
  /** Says that it is going, for as long as whoever sends requests here needs to hear of it. All are still answered. */
  leave(): Promise<unknown>
  /** Takes no new requests, and is done when those under way are answered. */
  drain(): Promise<unknown>
  /** Lets the pages go that listen; without that nobody would ever be done. */
  hangUp(): void
  /** Starts no new work, and is done when what is under way is. */
  rest(): Promise<unknown>
  /** Cuts off whatever is still open. */
  cut(): Promise<unknown>
  /** Closes what all of them stood on. */
  close(): Promise<unknown>
}

/** Lets what is under way finish, but not for longer than `timeout`, and closes the stores last. */
export async function shutDown(running: Running, timeout: Millis): Promise<void> {
  await running.leave()
  const drained = running.drain()
  running.hangUp()
  const done = Promise.allSettled([drained, running.rest()])
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout)
  })
  await Promise.race([done, late])
  clearTimeout(timer)
  await running.cut()
  await running.close()
}
