import type { Account } from '#core/accounts/account.ts'
import type { Session } from '#core/accounts/sessions.ts'
import type { ChatEntry, QueuedMessage } from '#core/chats/chat.ts'
import type { LoggedEvent } from '#core/platform/event-log.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { type Cache, cache } from './cache.ts'
import type { Counts } from './counts.ts'

/** A list of chats, and its requested limit. */
type ListOfChats = { readonly limit: number; readonly chats: readonly ChatEntry[] }

/**
 * What is cached: sessions, members, lists of chats with their profiles, each by its own or its member's id; counts of
 * searches; and new events.
 */
export type Caches = {
  readonly sessions: Cache<Session>
  readonly accounts: Cache<Account>
  readonly profiles: Cache<Profile>
  readonly chats: Cache<ListOfChats>
  readonly queued: Cache<readonly QueuedMessage[]>
  /** By the group of profiles that is counted. */
  readonly counts: Cache<Counts>
  /** By start position: all consumers of the log are at the same few positions. */
  readonly events: Cache<readonly LoggedEvent[]>
}

const PLACES = 10
/** More than there are genders with a country each. */
const GROUPS = 100

/** Maximum entries per cache. */
export type Capacity = { readonly people: number; readonly lists: number }

export const openCaches = ({ people, lists }: Capacity): Caches => ({
  sessions: cache(people),
  accounts: cache(people),
  profiles: cache(people),
  chats: cache(lists),
  queued: cache(lists),
  counts: cache(GROUPS),
  events: cache(PLACES),
})
