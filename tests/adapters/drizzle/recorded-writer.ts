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

type Told = {
  readonly fails?: (said: string, times: number) => boolean
  /** Delays the durability of a commit. */
  readonly flush?: () => Promise<void>
}

/** A connection that records its calls, and fails on demand. */
export function recorded({ fails = () => false, flush = async () => undefined }: Told = {}) {
  const said: string[] = []
  const say = async (word: string) => {
    said.push(word)
    const times = said.filter((one) => one === word).length
    if (fails(word, times)) throw new Error(`no ${word}`)
  }
  const writer: Writer = {
    query: async (sql) => {
      await say(sql)
      return []
    },
    first: async (sql) => {
      await say(sql)
      return undefined
    },
    begin: () => say('begin'),
    async commit() {
      await say('commit')
      return { durable: flush().then(() => void said.push('durable')) }
    },
    reset: () => say('reset'),
    close: () => undefined,
  }
  return { writer, said }
}

/** A disk whose flushes the test completes. */
export function slowDisk() {
  const flushes: PromiseWithResolvers<void>[] = []
  const begun: PromiseWithResolvers<void>[] = [Promise.withResolvers()]
  return {
    flush() {
      const one = Promise.withResolvers<void>()
      flushes.push(one)
      begun.at(-1)?.resolve()
      begun.push(Promise.withResolvers())
      return one.promise
    },
    /** Resolves when the nth flush has started. */
    begun: (nth: number) => begun[nth]?.promise,
    end: (nth: number) => flushes[nth]?.resolve(),
    fail: (nth: number) => flushes[nth]?.reject(new Error('the disk is gone')),
  }
}

/** Waits for everything that does not need the disk. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

export const UNIT = ['savepoint unit', 'release unit']
export const UNDONE = ['savepoint unit', 'rollback to unit', 'release unit']
