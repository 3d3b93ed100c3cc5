import type { MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import type { Reads, Stores } from '#core/ports.ts'
import type { Caches } from './caches.ts'

/** Stores whose changes make something cached stale. */
export const CACHED_STORES = [
  'sessions',
  'accounts',
  'profiles',
  'conversations',
  'messages',
  'held',
] as const
type CachedStore = (typeof CACHED_STORES)[number]

/** What a store can do beyond reading. */
type Change<Name extends CachedStore> = Exclude<keyof Stores[Name], keyof Reads[Name]>

/** A unit of work, as the rules see it. */
export type Unit = {
  readonly stores: Stores
  /** Evicts once the unit of work is over. */
  evict(name: keyof Caches, ...keys: readonly string[]): void
  evictAll(name: keyof Caches): void
  /** Whom the writer shares the conversations with that this unit of work holds. */
  readonly sharedWith: Map<ConversationId, MemberId>
}

/** Called before the change, with what it is given; what it returns is called after it, with its answer. */
type Rule<Method> = Method extends (...given: infer Given) => Promise<infer Answer>
  ? (unit: Unit, ...given: Given) => Noted<Answer> | Promise<Noted<Answer>>
  : never
// biome-ignore lint/suspicious/noConfusingVoidType: most rules return nothing.
type Noted<Answer> = void | ((answer: Answer) => void)

type Rules = {
  readonly [Name in CachedStore]: { readonly [Method in Change<Name>]: Rule<Stores[Name][Method]> }
}

const nothing = () => undefined

/**
 * What each change of a store makes stale; a change without a rule does not compile. Adding evicts too: who asked
 * before may share a load that found nothing.
 */
export const EVICTIONS: Rules = {
  sessions: {
    add: ({ evict }, { id }) => evict('sessions', id),
    seen: ({ evict }, id) => evict('sessions', id),
    end: ({ evict }, id) => evict('sessions', id),
    removeUnused: ({ evictAll }) => evictAll('sessions'),
    async endAllOf({ evict, stores }, member) {
      const ended = await stores.sessions.of(member)
      evict('sessions', ...ended.map(({ id }) => id))
    },
  },
  accounts: {
    add: ({ evict }, { id }) => evict('accounts', id),
    hold: nothing,
    holdBoth: nothing,
    save: ({ evict }, { id }) => evict('accounts', id),
  },
  profiles: {
    add: ({ evict }, { id }) => evict('profiles', id),
    hold: nothing,
    save: ({ evict }, { id }) => evict('profiles', id),
    active: ({ evict }, id) => evict('profiles', id),
    remove: ({ evict }, id) => evict('profiles', id),
  },
  conversations: {
    hold:
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
  held: {
    add: ({ evict }, { from }) => evict('held', from),
    clear: ({ evict }, member) => evict('held', member),
  },
}
