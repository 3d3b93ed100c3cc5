import type { Writer } from '#adapters/drizzle/connections/connection.ts'
import { memoryStorage } from '#adapters/memory/storage.ts'
import type { Stores } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'

/** Stores for units of work that do not use them. */
export const stores: Stores = await new Promise((resolve) => {
  void memoryStorage().atomically(async (given) => {
    resolve(given)
    return ok(null)
  })
})

/** A group never times out, however long a busy machine pauses. */
export const LONG_DEADLINES = { limits: { units: 256, millis: Number.POSITIVE_INFINITY } }

type Options = {
  readonly fails?: (said: string, times: number) => boolean
  /** Delays the durability of a commit. */
  readonly flush?: () => Promise<void>
}

/** A connection that records its calls, and fails on demand. */
export function recordingWriter({
  fails = () => false,
  flush = async () => undefined,
}: Options = {}) {
  const calls: string[] = []
  const record = async (call: string) => {
    calls.push(call)
    const times = calls.filter((one) => one === call).length
    if (fails(call, times)) throw new Error(`no ${call}`)
  }
  const writer: Writer = {
    query: async (sql) => {
      await record(sql)
      return []
    },
    first: async (sql) => {
      await record(sql)
      return undefined
    },
    begin: () => record('begin'),
    async commit() {
      await record('commit')
      return { durable: flush().then(() => void calls.push('durable')) }
    },
    reset: () => record('reset'),
    close: () => undefined,
  }
  return { writer, calls }
}

/** A disk whose flushes the test completes. */
export function slowDisk() {
  const flushes: PromiseWithResolvers<void>[] = []
  const started: PromiseWithResolvers<void>[] = [Promise.withResolvers()]
  return {
    flush() {
      const one = Promise.withResolvers<void>()
      flushes.push(one)
      started.at(-1)?.resolve()
      started.push(Promise.withResolvers())
      return one.promise
    },
    /** Resolves when the nth flush has started. */
    started: (nth: number) => started[nth]?.promise,
    end: (nth: number) => flushes[nth]?.resolve(),
    fail: (nth: number) => flushes[nth]?.reject(new Error('the disk is gone')),
  }
}

/** Waits for everything that does not need the disk. */
export const flushMicrotasks = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

export const UNIT = ['savepoint unit', 'release unit']
export const ROLLED_BACK = ['savepoint unit', 'rollback to unit', 'release unit']
