import type { Figure } from '#adapters/shared/figures.ts'
import { fits } from '#core/discovery/fits.ts'
import type { SearchQuery } from '#core/discovery/search.ts'
import { positionText } from '#core/platform/events/view-consumers.ts'
import type { Reads, Storage, Stores } from '#core/ports.ts'
import type { CacheUse } from './cache.ts'
import { type Caches, type Capacity, openCaches } from './caches.ts'
import { countOnce, groupOfQuery, noCounts, questionOf } from './counts.ts'
import { CACHED_STORES, EVICTIONS, type Unit } from './evictions.ts'

const CAPACITY: Capacity = { people: 20_000, lists: 1_000 }

/**
 * Wraps a storage with caches for what every request reads. Only for a single writing process: its own transactions
 * evict what they changed, after commit and before the response.
 */
export function cachedStorage(
  storage: Storage,
  capacity = CAPACITY,
): Storage & { readonly figures: () => readonly Figure[] } {
  const caches = openCaches(capacity)
  const reads = cachedReads(storage.reads, caches)
  const changing = { accounts: changingKeys(), profiles: changingKeys() }
  return {
    reads,
    figures: () => Object.entries(caches).flatMap(([cache, { use }]) => figuresOf(cache, use())),
    async atomically(work) {
      const evictions: (() => void)[] = []
      try {
        return await storage.atomically((stores) =>
          work(withCachedReads(evicting(stores, caches, changing, evictions), reads, changing)),
        )
      } finally {
        // Also on failure: a commit whose answer was lost may have succeeded.
        for (const evict of evictions) evict()
      }
    },
  }
}

const figuresOf = (cache: string, { asked, missed }: CacheUse): readonly Figure[] =>
  Object.entries({ hit: asked - missed, miss: missed }).map(([found, value]) => ({
    name: 'vonk_cache_reads_total',
    kind: 'total',
    help: 'Entries asked of a cache, and whether they were there',
    labels: { cache, found },
    value,
  }))

/** Stands for every key. */
const EVERY = '*'

/** Keys that transactions are changing, each as often as it is: until they end, the cache has the old value. */
function changingKeys() {
  const changes = new Map<string, number>()
  return {
    has: (key: string) => changes.has(key) || changes.has(EVERY),
    begin(key: string) {
      changes.set(key, (changes.get(key) ?? 0) + 1)
    },
    end(key: string) {
      const left = (changes.get(key) ?? 0) - 1
      if (left > 0) changes.set(key, left)
      else changes.delete(key)
    },
  }
}

type Changing = Readonly<Record<'accounts' | 'profiles', ReturnType<typeof changingKeys>>>

/**
 * The stores of a transaction, with accounts and profiles from the cache: with a single writer they are locked already,
 * and what this transaction changes, or one before it that is not durable yet, is read from the storage.
 */
function withCachedReads(stores: Stores, reads: Reads, { accounts, profiles }: Changing): Stores {
  const account = (id: string) => (accounts.has(id) ? stores.accounts : reads.accounts).byId(id)
  const profile = (id: string) => (profiles.has(id) ? stores.profiles : reads.profiles).byId(id)
  return {
    ...stores,
    accounts: { ...stores.accounts, byId: account, lock: account },
    profiles: { ...stores.profiles, byId: profile, lock: profile },
  }
}

type Method = (...given: readonly unknown[]) => Promise<unknown>
type AnyRule = (unit: Unit, ...given: readonly unknown[]) => unknown

/** The stores of a transaction, recording for each write which keys to evict. */
function evicting(
  stores: Stores,
  caches: Caches,
  changing: Changing,
  evictions: (() => void)[],
): Stores {
  /** The keys count as changing from now until `evicted`. */
  const evictLater = (name: keyof Caches, keys: readonly string[], evicted: () => void) => {
    const changed = name === 'accounts' || name === 'profiles' ? changing[name] : null
    for (const key of keys) changed?.begin(key)
    evictions.push(() => {
      evicted()
      for (const key of keys) changed?.end(key)
    })
  }
  const unit: Unit = {
    stores,
    evict: (name, ...keys) =>
      evictLater(name, keys, () => {
        for (const key of keys) caches[name].evict(key)
      }),
    evictAll: (name) => evictLater(name, [EVERY], caches[name].evictAll),
    sharedWith: new Map(),
  }
  const wrapped: Record<string, unknown> = { ...stores }
  for (const name of CACHED_STORES) {
    // `Rules` types each rule by the parameters of its method.
    const methods = stores[name] as unknown as Record<string, Method>
    const rules = EVICTIONS[name] as Record<string, AnyRule>
    const store: Record<string, Method> = { ...methods }
    for (const method in rules) {
      store[method] = withRule(unit, methods[method] as Method, rules[method] as AnyRule)
    }
    wrapped[name] = store
  }
  // Each store keeps its name and methods.
  return wrapped as unknown as Stores
}

const withRule =
  (unit: Unit, method: Method, rule: AnyRule): Method =>
  async (...given) => {
    const after = await rule(unit, ...given)
    const answer = await method(...given)
    if (typeof after === 'function') after(answer)
    return answer
  }

const idOf = ({ id }: { readonly id: string }) => id

function cachedReads(reads: Reads, caches: Caches): Reads {
  const profileOf = (id: string) => caches.profiles.one(id, () => reads.profiles.byId(id))

  /**
   * Counts what everybody would find, one more than asked for, without the viewer. Of a viewer with blocks the storage
   * counts.
   */
  async function count(query: SearchQuery, cap: number): Promise<number> {
    const { viewer } = query
    const question = questionOf(query, cap)
    if (question === null || (viewer !== null && (await reads.blocks.hasAny(viewer))))
      return reads.search.count(query, cap)
    const counts = await caches.counts.one(groupOfQuery(query), async () => noCounts())
    const load = () => reads.search.count({ ...query, viewer: null }, cap + 1)
    const all = await (counts ? countOnce(counts, question, load) : load())
    const profile = viewer === null ? null : await profileOf(viewer)
    return Math.min(cap, profile && fits(profile, query) ? all - 1 : all)
  }

  return {
    ...reads,
    sessions: {
      ...reads.sessions,
      byId: (id) => caches.sessions.one(id, () => reads.sessions.byId(id)),
    },
    accounts: {
      ...reads.accounts,
      byId: (id) => caches.accounts.one(id, () => reads.accounts.byId(id)),
      byIds: (ids) => caches.accounts.many(ids, reads.accounts.byIds, idOf),
    },
    profiles: {
      ...reads.profiles,
      byId: profileOf,
      byIds: (ids) => caches.profiles.many(ids, reads.profiles.byIds, idOf),
    },
    search: { ...reads.search, count },
    conversations: {
      ...reads.conversations,
      async of(member, limit) {
        const list = async () => ({ limit, chats: await reads.conversations.of(member, limit) })
        const listed = await caches.chats.one(member, list)
        return listed?.limit === limit ? listed.chats : (await list()).chats
      },
    },
    queued: {
      ...reads.queued,
      async of(member) {
        return (await caches.queued.one(member, () => reads.queued.of(member))) ?? []
      },
    },
    events: {
      ...reads.events,
      async after(position, limit) {
        const key = `${positionText(position)} ${limit}`
        return (await caches.events.one(key, () => reads.events.after(position, limit))) ?? []
      },
    },
  }
}
