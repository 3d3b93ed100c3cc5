import { LRUCache } from 'lru-cache'

export type CacheUse = { readonly asked: number; readonly missed: number }

/** A bounded LRU cache. */
export type Cache<Value extends NonNullable<unknown>> = {
  /** The cached value, else the loaded one. `null` is not cached. */
  one(key: string, load: () => Promise<Value | null>): Promise<Value | null>
  /** Values of many keys, each once, in any order; misses are loaded together. */
  many(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<readonly Value[]>,
    keyOf: (value: Value) => string,
  ): Promise<readonly Value[]>
  /** Call after a change to the key is committed, before anyone learns of it. */
  evict(key: string): void
  evictAll(): void
  /** Entries asked for since the start, and those that were not there. */
  use(): CacheUse
}

/** A value, and whether it is still in the cache. */
type Entry<Value> = { readonly value: Value; cached: boolean }

/** A load in flight, of one or several keys. */
type Load<Value> = Promise<ReadonlyMap<string, Value>>

/**
 * A cache with single flight: concurrent requests for a key share one load. Evicting a key also detaches its load in
 * flight, which may have read before the change: its callers get the value, but it is not cached, and later callers
 * load again. So cached values were always read after the last change.
 */
export function cache<Value extends NonNullable<unknown>>(capacity: number): Cache<Value> {
  const { entries, find, use } = openEntries<Value>(capacity)
  const loads = new Map<string, Load<Value>>()
  const lists = recentLists<Value>(capacity)

  function share(keys: readonly string[], load: () => Load<Value>): Load<Value> {
    const loading = run()
    for (const key of keys) loads.set(key, loading)
    return loading

    async function run() {
      try {
        const loaded = await load()
        for (const key of keys) {
          const value = loaded.get(key)
          if (value === undefined || loads.get(key) !== loading) continue
          entries.set(key, { value, cached: true })
          lists.age()
        }
        return loaded
      } finally {
        for (const key of keys) if (loads.get(key) === loading) loads.delete(key)
      }
    }
  }

  return {
    async one(key, load) {
      const cached = find(key)
      if (cached !== undefined) return cached.value
      const loading =
        loads.get(key) ??
        share([key], async () => {
          const value = await load()
          return new Map(value === null ? [] : [[key, value]])
        })
      return (await loading).get(key) ?? null
    },

    async many(keys, load, keyOf) {
      const recent = lists.find(keys)
      if (recent) {
        use.asked += keys.length
        return recent
      }
      const found: Entry<Value>[] = []
      const missing: string[] = []
      for (const key of new Set(keys)) {
        const cached = find(key)
        if (cached !== undefined) found.push(cached)
        else missing.push(key)
      }
      if (missing.length === 0) return lists.add(keys, found)

      const unshared = missing.filter((key) => !loads.has(key))
      if (unshared.length > 0) {
        const batch = async () =>
          new Map((await load(unshared)).map((value) => [keyOf(value), value]))
        void share(unshared, batch)
      }
      const loaded = await Promise.all(missing.map(async (key) => (await loads.get(key))?.get(key)))
      return [...found.map(({ value }) => value), ...loaded.filter((value) => value !== undefined)]
    },

    evict(key) {
      entries.delete(key)
      loads.delete(key)
    },
    evictAll() {
      entries.clear()
      loads.clear()
    },
    use: () => use,
  }
}

function openEntries<Value>(capacity: number) {
  const entries = new LRUCache<string, Entry<Value>>({
    max: capacity,
    dispose: (entry) => {
      entry.cached = false
    },
  })
  const use = { asked: 0, missed: 0 }
  const find = (key: string) => {
    const cached = entries.get(key)
    use.asked += 1
    if (cached === undefined) use.missed += 1
    return cached
  }
  return { entries, find, use }
}

/** Maximum number of cached lists. */
const LISTS = 1_000

type List<Value> = {
  readonly keys: readonly string[]
  readonly of: readonly Entry<Value>[]
  readonly values: readonly Value[]
  /** Insertion counter when this list last refreshed its values in the LRU order. */
  readonly age: number
}

/**
 * Lists of values that were all cached. Comparing a list of chats with the last one costs a tenth of looking up each
 * member, which takes `lru-cache` 150 ns.
 */
function recentLists<Value extends NonNullable<unknown>>(capacity: number) {
  const lists = new LRUCache<string, List<Value>>({ max: LISTS })
  let age = 0
  // Mark the listed values as used, well before they would be evicted as least recently used.
  const longest = capacity / 8

  return {
    /** Counts an insertion. */
    age() {
      age += 1
    },
    find(keys: readonly string[]): readonly Value[] | null {
      const list = lists.get(nameOf(keys))
      if (!list || list.keys.length !== keys.length || age - list.age > longest) return null
      if (!list.of.every((entry) => entry.cached)) return null
      return list.keys.every((key, at) => key === keys[at]) ? list.values : null
    },
    add(keys: readonly string[], of: readonly Entry<Value>[]): readonly Value[] {
      const values = of.map(({ value }) => value)
      lists.set(nameOf(keys), { keys, of, values, age })
      return values
    },
  }
}

const nameOf = (keys: readonly string[]): string => `${keys[0]} ${keys.at(-1)}`
