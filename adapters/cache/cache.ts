import { LRUCache } from 'lru-cache'

/** Values by their key, at most so many; the least recently used goes first. */
export type Cache<Value extends NonNullable<unknown>> = {
  /** The cached value, else the loaded one. Nothing found is not cached. */
  one(key: string, load: () => Promise<Value | null>): Promise<Value | null>
  /** The values of many keys, each once and in no order; those that are not cached are loaded together. */
  many(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<readonly Value[]>,
    keyOf: (value: Value) => string,
  ): Promise<readonly Value[]>
  /** To be called once a change to what the key stands for is committed, before anybody is told of it. */
  evict(key: string): void
  evictAll(): void
}

/** A value, and whether it is still in the cache. */
type Entry<Value> = { readonly value: Value; cached: boolean }

/** A load under way, of one key or several. */
type Load<Value> = Promise<ReadonlyMap<string, Value>>

/**
 * A cache with single flight: who asks for a key that is being loaded waits for that load. Evicting a key also
 * detaches the load under way, which may have read before the change: its askers get what it reads, but it is not
 * cached, and who asks later loads anew. So what is cached was read after the last change.
 */
export function cache<Value extends NonNullable<unknown>>(capacity: number): Cache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({
    max: capacity,
    dispose: (entry) => {
      entry.cached = false
    },
  })
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
      const cached = entries.get(key)
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
      if (recent) return recent
      const found: Entry<Value>[] = []
      const missing: string[] = []
      for (const key of new Set(keys)) {
        const cached = entries.get(key)
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
  }
}

/** How many lists are recalled. */
const LISTS = 1_000

type List<Value> = {
  readonly keys: readonly string[]
  readonly of: readonly Entry<Value>[]
  readonly values: readonly Value[]
  /** How many values had been cached when this list last used each of its own. */
  readonly age: number
}

/**
 * Lists of values that were all cached. To compare a list of chats with the last one costs a tenth of looking each
 * of its members up, which `lru-cache` does in 150 ns.
 */
function recentLists<Value extends NonNullable<unknown>>(capacity: number) {
  const lists = new LRUCache<string, List<Value>>({ max: LISTS })
  let age = 0
  // Whoever it lists is to count as used, long before they would be the least recently used.
  const longest = capacity / 8

  return {
    /** Counts a value that was cached. */
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
