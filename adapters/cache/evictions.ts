import type { MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import type { Reads, Stores } from '#core/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Caches } from './caches.ts'
import { groupsOf } from './counts.ts'

/** Stores whose writes invalidate cache entries. */
export const CACHED_STORES = [
  'sessions',
  'accounts',
  'profiles',
  'conversations',
  'messages',
  'queued',
  'events',
  'siteRows',
] as const
type CachedStore = (typeof CACHED_STORES)[number]

/** The write methods of a store. */
type Change<Name extends CachedStore> = Exclude<keyof Stores[Name], keyof Reads[Name]>

/** A transaction, as the rules see it. */
export type Unit = {
  readonly stores: Stores
  /** Evicts after the transaction. */
  evict(name: keyof Caches, ...keys: readonly string[]): void
  evictAll(name: keyof Caches): void
  /** The other members of the conversations locked by this transaction. */
  readonly sharedWith: Map<ConversationId, MemberId>
}

/** Called before the write with its arguments; a returned function is called after it with its result. */
type Rule<Method> = Method extends (...given: infer Given) => Promise<infer Answer>
  ? (unit: Unit, ...given: Given) => Noted<Answer> | Promise<Noted<Answer>>
  : never
// biome-ignore lint/suspicious/noConfusingVoidType: most rules return nothing.
type Noted<Answer> = void | ((answer: Answer) => void)

type Rules = {
  readonly [Name in CachedStore]: { readonly [Method in Change<Name>]: Rule<Stores[Name][Method]> }
}

const nothing = () => undefined

/** Evicts the counts that a profile is in before it changes. */
async function recount({ stores, evict }: Unit, id: Profile['id']): Promise<void> {
  const before = await stores.profiles.byId(id)
  if (before) evict('counts', ...groupsOf(before))
}

/**
 * Cache keys invalidated by each write; a write without a rule does not compile. Inserts evict too: a load in flight
 * may have found nothing.
 */
export const EVICTIONS: Rules = {
  sessions: {
    add: ({ evict }, { id }) => evict('sessions', id),
    seen: ({ evict }, id) => evict('sessions', id),
    end: ({ evict }, id) => evict('sessions', id),
    removeUnused: ({ evictAll }) => evictAll('sessions'),
    async moveDevice({ evict, stores }, member) {
      const moved = await stores.sessions.of(member)
      evict('sessions', ...moved.map(({ id }) => id))
    },
    async endAllOf({ evict, stores }, member) {
      const ended = await stores.sessions.of(member)
      evict('sessions', ...ended.map(({ id }) => id))
    },
  },
  accounts: {
    add: ({ evict }, { id }) => evict('accounts', id),
    lock: nothing,
    lockBoth: nothing,
    save: ({ evict }, { id }) => evict('accounts', id),
  },
  profiles: {
    add({ evict }, profile) {
      evict('profiles', profile.id)
      evict('counts', ...groupsOf(profile))
    },
    lock: nothing,
    async save(unit, profile) {
      await recount(unit, profile.id)
      unit.evict('profiles', profile.id)
      unit.evict('counts', ...groupsOf(profile))
    },
    // No cached count is of activity.
    active: ({ evict }, id) => evict('profiles', id),
    async remove(unit, id) {
      await recount(unit, id)
      unit.evict('profiles', id)
    },
  },
  conversations: {
    lock:
      ({ sharedWith }, id) =>
      (seat) => {
        if (seat) sharedWith.set(id, seat.with)
      },
    open: ({ evict }, { startedBy, other }) => evict('chats', startedBy, other),
    read: ({ evict }, _, member) => evict('chats', member),
    hide: ({ evict }, _, member) => evict('chats', member),
    acknowledge: nothing,
  },
  messages: {
    async append({ evict, stores, sharedWith }, { conversation, from }) {
      const to =
        sharedWith.get(conversation) ?? (await stores.conversations.seat(conversation, from))?.with
      evict('chats', from, ...(to === undefined ? [] : [to]))
    },
    eraseTextsOf: ({ evictAll }) => evictAll('chats'),
  },
  queued: {
    add: ({ evict }, { from }) => evict('queued', from),
    remove: ({ evict }, member) => evict('queued', member),
    removeIn: ({ evict }, member) => evict('queued', member),
    clear: ({ evict }, member) => evict('queued', member),
    eraseQuotes: ({ evictAll }) => evictAll('queued'),
  },
  events: {
    append: ({ evictAll }) => evictAll('events'),
    prune: ({ evictAll }) => evictAll('events'),
    advance: nothing,
    fail: nothing,
    park: nothing,
    unpark: nothing,
  },
  siteRows: {
    rename({ evictAll }) {
      for (const name of ['accounts', 'profiles', 'counts'] as const) evictAll(name)
    },
  },
}
