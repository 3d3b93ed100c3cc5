import type { Writer } from '#adapters/drizzle/connections/connection.ts'
import { memoryStorage } from '#adapters/memory/storage.ts'
import type { Stores } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'

/** Stores that no work here touches. */
export const stores: Stores = await new Promise((resolve) => {
  void memoryStorage().atomically(async (given) => {
    resolve(given)
    return ok(null)
  })
})

/** A machine that does much else beside pauses for longer than a group may stay open. */
export const UNHURRIED = { limits: { units: 256, millis: Number.POSITIVE_INFINITY } }

type Told = {
  readonly fails?: (said: string, times: number) => boolean
  /** What a commit's being durable waits for. */
  readonly flush?: () => Promise<void>
}

/** A connection that writes down what is asked of it, and fails where it is told to. */
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

/** A disk that takes as long as a test likes: each flush is let go by hand. */
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
    /** Resolves when the nth flush has begun. */
    begun: (nth: number) => begun[nth]?.promise,
    end: (nth: number) => flushes[nth]?.resolve(),
    fail: (nth: number) => flushes[nth]?.reject(new Error('the disk is gone')),
  }
}

/** Everything that can happen without the disk has happened. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

export const UNIT = ['savepoint unit', 'release unit']
export const UNDONE = ['savepoint unit', 'rollback to unit', 'release unit']
