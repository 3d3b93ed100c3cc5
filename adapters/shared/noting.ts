import type { MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import type { Stores } from '#core/ports.ts'
import type { Remembered } from './remembered.ts'

/** How many conversations' two members are kept in mind; the others are looked up. */
const KNOWN_PAIRS = 50_000

type Noting = (stores: Stores, changes: Set<() => void>) => Stores

/**
 * Wraps a unit of work's stores, so that each change notes what is no longer to be remembered once it is kept.
 * What is added needs no note: that it was not there is never remembered.
 */
export function noting({ sessions, accounts, profiles, chats, held }: Remembered): Noting {
  // Who shares a conversation never changes, so it may be kept even from work that was undone.
  const pairs = new Map<ConversationId, readonly [MemberId, MemberId]>()
  function pair(id: ConversationId, a: MemberId, b: MemberId) {
    if (pairs.size >= KNOWN_PAIRS) pairs.clear()
    pairs.set(id, [a, b])
  }

  return (stores, changes) => {
    const forget = (kind: { forget(key: string): void }, ...keys: readonly string[]) => {
      changes.add(() => {
        for (const key of keys) kind.forget(key)
      })
    }

    async function bothIn(id: ConversationId, from: MemberId) {
      if (!pairs.has(id)) await seat(id, from)
      return pairs.get(id) ?? [from]
    }
    const seat: Stores['conversations']['seat'] = async (id, member) => {
      const found = await stores.conversations.seat(id, member)
      if (found) pair(id, member, found.with)
      return found
    }

    return {
      ...stores,
      sessions: {
        ...stores.sessions,
        seen(id, at) {
          forget(sessions, id)
          return stores.sessions.seen(id, at)
        },
        end(id) {
          forget(sessions, id)
          return stores.sessions.end(id)
        },
        async endAllOf(member, spared) {
          const ended = await stores.sessions.of(member)
          forget(sessions, ...ended.map(({ id }) => id))
          await stores.sessions.endAllOf(member, spared)
        },
      },
      accounts: {
        ...stores.accounts,
        save(account) {
          forget(accounts, account.id)
          return stores.accounts.save(account)
        },
      },
      profiles: {
        ...stores.profiles,
        save(profile) {
          forget(profiles, profile.id)
          return stores.profiles.save(profile)
        },
        active(id, at) {
          forget(profiles, id)
          return stores.profiles.active(id, at)
        },
        remove(id) {
          forget(profiles, id)
          return stores.profiles.remove(id)
        },
      },
      conversations: {
        ...stores.conversations,
        seat,
        async open(opened) {
          const conversation = await stores.conversations.open(opened)
          const { id, startedBy, other } = conversation
          pair(id, startedBy, other)
          forget(chats, startedBy, other)
          return conversation
        },
        read(id, member, seq) {
          forget(chats, member)
          return stores.conversations.read(id, member, seq)
        },
        hide(id, member) {
          forget(chats, member)
          return stores.conversations.hide(id, member)
        },
      },
      messages: {
        ...stores.messages,
        async append(message) {
          forget(chats, ...(await bothIn(message.conversation, message.from)))
          return stores.messages.append(message)
        },
        eraseTextsOf(member) {
          changes.add(chats.forgetAll)
          return stores.messages.eraseTextsOf(member)
        },
      },
      held: {
        ...stores.held,
        add(message) {
          forget(held, message.from)
          return stores.held.add(message)
        },
        clear(member) {
          forget(held, member)
          return stores.held.clear(member)
        },
      },
    }
  }
}
