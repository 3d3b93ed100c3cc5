import type { Storage, Stores } from '#core/ports.ts'
import type { Backlog } from '#core/shared/concurrency.ts'
import { Unavailable } from '#core/shared/result.ts'
import type { Millis } from '#core/shared/time.ts'
import { backlogOf } from '../../shared/pool.ts'
import { type Maintenance, NO_MAINTENANCE, type Writer } from './connection.ts'
import { redactedFailure } from './failures.ts'

type Limits = {
  /** Maximum transactions per batch. */
  readonly units: number
  /** Maximum time a batch stays open: the thread does nothing else meanwhile. */
  readonly millis: Millis
}

const LIMITS: Limits = { units: 256, millis: 20 }

/** After what could not be flushed. */
const RESTART_NEEDED = 'RESTART_NEEDED'

type Options = { readonly limits?: Limits; readonly maintenance?: Maintenance }

/**
 * Clients often send their next request right after a response. With a slow fsync the next batch waits briefly for
 * them; otherwise each would only be in every second batch.
 */
const pauseAfter = (flush: Millis): Millis => (flush < 16 ? 0 : Math.min(10, flush / 16))

type Waiting = {
  readonly since: Millis
  /** Runs the transaction and returns how to answer it once the batch is durable. */
  readonly run: () => Promise<() => void>
  readonly fail: (failure: unknown) => void
}

export type CommitLoad = Backlog & { readonly batches: number; readonly transactions: number }

type GroupCommit = Pick<Storage, 'atomically'> & {
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
  /** Batches and their transactions committed since the start, and what waits. */
  load(): CommitLoad
}

/**
 * Group commit: transactions run serially on the write connection. Those waiting at the same time form a batch in one
 * database transaction, each in its own savepoint, with one fsync for all. Nobody is answered before the batch is
 * durable; if that fails, all of it fails. While a batch is fsynced, the next one already runs and accepts more; it
 * commits afterwards.
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
  let batches = 0
  let transactions = 0
  let lost: { readonly failure: unknown } | null = null

  async function writeAll() {
    while (waiting.length > 0) {
      // Let requests that have already arrived join the batch.
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
      batches += 1
      transactions += group.length
      return group.length
    } catch (failure) {
      // If no transaction could be opened, those not started fail too.
      const failed = group.length > 0 ? group : waiting.splice(0)
      await writer.reset().catch(() => undefined)
      for (const { fail } of failed) fail(redactedFailure(failure))
      return 0
    }
  }

  /** After a failed fsync the state on disk is unknown, and a later fsync would not tell: only a restart helps. */
  function stopIfLost() {
    if (lost) throw lost.failure
  }

  /** Runs the queue, and whatever arrives while the previous batch is fsynced and shortly after. */
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
      const { message = 'no answer', code = 'FAILED' } = Object(failure)
      lost = { failure: new Unavailable(message, RESTART_NEEDED) }
      // Also where the file is gone, which is no code of a database.
      for (const { fail } of group) fail(new Unavailable(message, String(code)))
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
        waiting.push({ since: performance.now(), run, fail: reject })
        arrival.resolve()
        arrival = Promise.withResolvers()
        writing ??= writeAll()
      }),
    load: () => ({ batches, transactions, ...backlogOf(waiting) }),
    idle: async () => {
      while (writing || flushing) await (writing ?? flushing)
    },
  }
}
