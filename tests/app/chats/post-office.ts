import type { Message } from '#app/chats/messages/conversation.ts'
import { createOutbox } from '#app/chats/messages/outbox.ts'
import type { Outgoing } from '#app/chats/messages/outgoing.ts'
import type { OutgoingStore } from '#app/chats/messages/outgoing-store.ts'
import type { CallError } from '#app/client/client.ts'
import { refusal } from '#tests/app/refusal.ts'

/** The outcome of one attempt: delivered, network error before or after the server handled it, or refused. */
export type Fate = 'arrives' | 'lost before' | 'lost after' | CallError

const messageOf = ({ id, conversation, text, gift, answers, credits }: Outgoing): Message => ({
  id,
  conversation_id: conversation,
  state: 'delivered',
  seq: 1,
  from: 'ann',
  text,
  gift,
  answers,
  photo: null,
  sent_at: '2026-11-21T12:00:00Z',
  cost: credits,
})

/**
 * A browser with tabs that share storage, and an idempotent server; outcomes of attempts are given in order, and
 * later ones are delivered.
 */
export function fakeServer(...fates: Fate[]) {
  const stored = new Map<string, Outgoing>()
  const delivered: Outgoing[] = []
  const attempts: string[] = []
  const timers = new Set<() => void>()
  const locks = new Map<string, Promise<void>>()
  const watchers = new Set<(added: boolean) => void>()
  const state = { online: true, now: 2 }

  function storeOf(): OutgoingStore {
    let own: ((added: boolean) => void) | null = null
    const notify = (added: boolean) => {
      for (const changed of watchers) changed(changed !== own && added)
    }
    return {
      all: () => [...stored.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      put: (message) => {
        const added = !stored.has(message.id)
        stored.set(message.id, message)
        notify(added)
      },
      remove: (id) => {
        stored.delete(id)
        notify(false)
      },
      onChange: (changed) => {
        own = changed
        watchers.add(changed)
        return () => void watchers.delete(changed)
      },
    }
  }

  function exclusively(name: string, work: () => Promise<void>): Promise<void> {
    const turn = (locks.get(name) ?? Promise.resolve()).then(work)
    locks.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }

  async function send(message: Outgoing): Promise<Message> {
    attempts.push(message.id)
    await Promise.resolve()
    const fate = fates.shift() ?? 'arrives'
    if (fate === 'lost before') throw new TypeError('the line is dead')
    if (typeof fate === 'object') throw refusal(fate)
    if (!delivered.some(({ id }) => id === message.id)) delivered.push(message)
    if (fate === 'lost after') throw new TypeError('the line is dead')
    return messageOf(message)
  }

  const tab = () =>
    createOutbox({
      store: storeOf(),
      send,
      hasArrived: async ({ id }) => {
        if (!state.online) throw new TypeError('the line is dead')
        return delivered.some((message) => message.id === id)
      },
      exclusively,
      isOnline: () => state.online,
      later: (work) => {
        timers.add(work)
        return () => void timers.delete(work)
      },
      now: () => state.now,
      onSent: () => {},
    })

  /** Waits for everything that needs no timers. */
  const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

  /** Advances the clock until no timers are left. */
  async function pass(): Promise<void> {
    await flush()
    while (timers.size > 0) {
      const due = [...timers]
      timers.clear()
      for (const work of due) work()
      await flush()
    }
  }

  return { tab, stored, delivered, attempts, timers, state, flush, pass }
}
