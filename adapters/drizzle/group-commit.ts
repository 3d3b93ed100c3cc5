import type { Storage, Stores } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import type { Line } from './line.ts'

type Limits = {
  /** How many units of work may share one commit. */
  readonly works: number
  /** After this long a group takes no more in: nothing else runs here meanwhile. */
  readonly millis: Millis
}

const LIMITS: Limits = { works: 256, millis: 20 }

type Waiting = {
  /** Does the work and tells how to answer it, once the group is on disk. */
  readonly run: () => Promise<() => void>
  readonly fail: (failure: unknown) => void
}

type Writer = Pick<Storage, 'atomically'> & {
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>
}

/**
 * Units of work, one after the other on the one line that writes. Those that wait at the same time share a
 * transaction, each in a savepoint of its own: one write to disk then serves them all. Nobody is answered before
 * the commit that holds their work is durable, and if it fails, it fails for each of them.
 */
export function groupCommit(line: Line, stores: Stores, limits: Limits = LIMITS): Writer {
  const waiting: Waiting[] = []
  let writing: Promise<void> | null = null

  async function writeAll() {
    while (waiting.length > 0) {
      // Lets requests that have already arrived join the group.
      await new Promise((resolve) => setImmediate(resolve))
      await writeGroup()
    }
    writing = null
  }

  async function writeGroup() {
    const group: Waiting[] = []
    const answers: (() => void)[] = []
    try {
      await line.begin()
      const full = performance.now() + limits.millis
      do {
        const next = waiting.shift()
        if (!next) break
        group.push(next)
        answers.push(await next.run())
      } while (group.length < limits.works && performance.now() < full)
      await line.commit()
    } catch (failure) {
      // Whoever had not begun fails too when not even a transaction could be had.
      const failed = group.length > 0 ? group : waiting.splice(0)
      await line.reset().catch(() => undefined)
      for (const { fail } of failed) fail(failure)
      return
    }
    for (const answer of answers) answer()
  }

  async function undo() {
    await line.query('rollback to unit', [])
    await line.query('release unit', [])
  }

  return {
    atomically: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          await line.query('savepoint unit', [])
          try {
            const result = await work(stores)
            if (!result.ok) await undo()
            else await line.query('release unit', [])
            return () => resolve(result)
          } catch (thrown) {
            await undo()
            return () => reject(thrown)
          }
        }
        waiting.push({ run, fail: reject })
        writing ??= writeAll()
      }),
    idle: async () => {
      while (writing) await writing
    },
  }
}
