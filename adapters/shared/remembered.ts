import type { Account } from '#core/accounts/account.ts'
import type { Session } from '#core/accounts/sessions.ts'
import type { ChatEntry, HeldMessage } from '#core/chats/chat.ts'
import type { Reads, Storage } from '#core/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { noting } from './noting.ts'
import { type Recall, recall } from './recall.ts'

/** A list of chats, and how many it was asked to hold. */
type Listed = { readonly limit: number; readonly chats: readonly ChatEntry[] }

/** What is remembered, each kind by its own key: who is asking, what a list of chats shows, and of whom. */
export type Remembered = {
  readonly sessions: Recall<Session>
  readonly accounts: Recall<Account>
  readonly profiles: Recall<Profile>
  readonly chats: Recall<Listed>
  readonly held: Recall<readonly HeldMessage[]>
}

const CAPACITY = { people: 20_000, lists: 1_000 }

/**
 * The same storage, answering from memory what every request asks. Only for a storage that this process alone
 * writes: what is remembered is forgotten by the units of work that pass through here, once they are kept.
 */
export function remembered(storage: Storage, { people, lists } = CAPACITY): Storage {
  const memory: Remembered = {
    sessions: recall(people),
    accounts: recall(people),
    profiles: recall(people),
    chats: recall(lists),
    held: recall(lists),
  }
  const note = noting(memory)

  return {
    reads: recalling(storage.reads, memory),
    async atomically(work) {
      const changes = new Set<() => void>()
      try {
        return await storage.atomically((stores) => work(note(stores, changes)))
      } finally {
        // Also when it failed: a commit whose answer was lost may have been kept.
        for (const forget of changes) forget()
      }
    },
  }
}

const idOf = ({ id }: { readonly id: string }) => id

function recalling(reads: Reads, memory: Remembered): Reads {
  return {
    ...reads,
    sessions: {
      ...reads.sessions,
      byId: (id) => memory.sessions.one(id, () => reads.sessions.byId(id)),
    },
    accounts: {
      ...reads.accounts,
      byId: (id) => memory.accounts.one(id, () => reads.accounts.byId(id)),
      byIds: (ids) => memory.accounts.many(ids, reads.accounts.byIds, idOf),
    },
    profiles: {
      ...reads.profiles,
      byId: (id) => memory.profiles.one(id, () => reads.profiles.byId(id)),
      byIds: (ids) => memory.profiles.many(ids, reads.profiles.byIds, idOf),
    },
    conversations: {
      ...reads.conversations,
      async of(member, limit) {
        const list = async () => ({ limit, chats: await reads.conversations.of(member, limit) })
        const listed = await memory.chats.one(member, list)
        return listed?.limit === limit ? listed.chats : (await list()).chats
      },
    },
    held: {
      ...reads.held,
      async of(member) {
        return (await memory.held.one(member, () => reads.held.of(member))) ?? []
      },
    },
  }
}
