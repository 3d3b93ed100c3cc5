import type { InTurn } from '#core/shared/concurrency.ts'

/** Serialises work per key, each waiting for the one before it, however that ended. */
export function serializeByKey(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
