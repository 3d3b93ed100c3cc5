import type { Account } from '#core/accounts/account.ts'
import type { Session } from '#core/accounts/sessions.ts'
import type { ChatEntry, HeldMessage } from '#core/chats/chat.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { type Cache, cache } from './cache.ts'

/** A list of chats, and how many it was asked to hold. */
type ListOfChats = { readonly limit: number; readonly chats: readonly ChatEntry[] }

/** What is cached: who is asking, what a list of chats shows, and of whom. Each by its own id or its member's. */
export type Caches = {
  readonly sessions: Cache<Session>
  readonly accounts: Cache<Account>
  readonly profiles: Cache<Profile>
  readonly chats: Cache<ListOfChats>
  readonly held: Cache<readonly HeldMessage[]>
}

/** How many are cached of each kind. */
export type Capacity = { readonly people: number; readonly lists: number }

export const openCaches = ({ people, lists }: Capacity): Caches => ({
  sessions: cache(people),
  accounts: cache(people),
  profiles: cache(people),
  chats: cache(lists),
  held: cache(lists),
})
