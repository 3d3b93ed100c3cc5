import type { Storage, Stores } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import { type Maintenance, NO_MAINTENANCE, type Writer } from './connection.ts'
import { redactedFailure } from './failures.ts'

type Limits = {
  /** How many units of work may share one commit. */
  readonly units: number
  /** After this long at work a group takes no more in: nothing else runs on this thread meanwhile. */
  readonly millis: Millis
}

const LIMITS: Limits = { units: 256, millis: 20 }

type Options = { readonly limits?: Limits; readonly maintenance?: Maintenance }

/**
 * Whoever was answered often asks again at once. Where a flush is slow the next group waits a moment for them, or they
 * would miss it, and each would wait for every second flush.
 */
const pauseAfter = (flush: Millis): Millis => (flush < 16 ? 0 : Math.min(10, flush / 16))

type Waiting = {
  /** Does the work and tells how to answer it, once the group is on disk. */
  readonly run: () => Promise<() => void>
  readonly fail: (failure: unknown) => void
}

type GroupCommit = Pick<Storage, 'atomically'> & {
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>
}

/**
 * Units of work, one after the other on the one connection that writes. Those that wait at the same time share a
 * transaction, each in a savepoint of its own: one flush of the disk then serves them all. Nobody is answered before
 * their group is durable, and if that fails, it fails for each of them. While a group is being flushed the next one is
 * already at work, and open to newcomers; it is committed when its turn comes.
 */
export function groupCommit(
  writer: Writer,
  stores: Stores,
  { limits = LIMITS, maintenance = NO_MAINTENANCE }: Options = {},
): GroupCommit {
  const waiting: Waiting[] = []
  let arrival = Promise.withResolvers<void>()
  let writing: Promise<void> | null = null
  let flushing: Promise<void> | null = null
  let pause: Millis = 0
  let lost: { readonly failure: unknown } | null = null

  async function writeAll() {
    while (waiting.length > 0) {
      // Lets requests that have already arrived join the group.
      await new Promise((resolve) => setImmediate(resolve))
      const committed = await writeGroup()
      if (!maintenance.wants(committed)) continue
      await flushing
      await maintenance.run()
    }
    writing = null
  }

  async function writeGroup(): Promise<number> {
    const group: Waiting[] = []
    const answers: (() => void)[] = []
    try {
      stopIfLost()
      await writer.begin()
      await fill(group, answers)
      await flushing
      stopIfLost()
      const { durable } = await writer.commit()
      flushing = answered(durable, group, answers)
      return group.length
    } catch (failure) {
      // Whoever had not begun fails too when not even a transaction could be had.
      const failed = group.length > 0 ? group : waiting.splice(0)
      await writer.reset().catch(() => undefined)
      for (const { fail } of failed) fail(redactedFailure(failure))
      return 0
    }
  }

  /** After a flush that failed nobody knows what is on disk, and no later flush would tell: only a restart does. */
  function stopIfLost() {
    if (lost) throw lost.failure
  }

  /** Runs what waits; while the group before is being flushed, and for a moment after, also what comes. */
  async function fill(group: Waiting[], answers: (() => void)[]) {
    let busy = 0
    while (group.length < limits.units && busy < limits.millis) {
      const next = waiting.shift()
      if (next) {
        const began = performance.now()
        group.push(next)
        answers.push(await next.run())
        busy += performance.now() - began
      } else if (flushing) {
        await Promise.race([flushing, arrival.promise])
      } else if (pause > 0) {
        const waited = pause
        pause = 0
        await new Promise((resolve) => setTimeout(resolve, waited))
      } else return
    }
  }

  async function answered(
    durable: Promise<void>,
    group: readonly Waiting[],
    answers: readonly (() => void)[],
  ) {
    const began = performance.now()
    try {
      await durable
      for (const answer of answers) answer()
    } catch (failure) {
      lost = { failure }
      for (const { fail } of group) fail(redactedFailure(failure))
    }
    pause = pauseAfter(performance.now() - began)
    flushing = null
  }

  async function undo() {
    await writer.query('rollback to unit')
    await writer.query('release unit')
  }

  return {
    atomically: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          await writer.query('savepoint unit')
          try {
            const result = await work(stores)
            if (!result.ok) await undo()
            else await writer.query('release unit')
            return () => resolve(result)
          } catch (thrown) {
            await undo()
            return () => reject(thrown)
          }
        }
        waiting.push({ run, fail: reject })
        arrival.resolve()
        arrival = Promise.withResolvers()
        writing ??= writeAll()
      }),
    idle: async () => {
      while (writing || flushing) await (writing ?? flushing)
    },
  }
}
