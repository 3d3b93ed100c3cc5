import { type Instant, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { type CallError, errorOf, isTransient } from '../../client/client.ts'
import type { Message } from './conversation.ts'
import { type Outgoing, sendsItself } from './outgoing.ts'
import type { OutgoingStore } from './outgoing-store.ts'

const FIRST_WAIT: Millis = 5 * SECOND
const LONGEST_WAIT: Millis = 2 * MINUTE

/** Dependencies of an outbox. */
export type OutboxPorts = {
  readonly store: OutgoingStore
  readonly send: (message: Outgoing) => Promise<Message>
  /** Asks the server whether a message was delivered after all. */
  readonly hasArrived: (message: Outgoing) => Promise<boolean>
  /** Runs work under an exclusive lock across tabs. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>
  readonly isOnline: () => boolean
  /** Sets a timer; returns its cancel function. */
  readonly later: (work: () => void, wait: Millis) => () => void
  readonly now: () => Instant
  readonly onSent: (message: Message) => void
}

/** Called when the server refuses a message. */
export type RefusalListener = (message: Outgoing, error: CallError) => void

/** State of an outbox: messages in flight, and whether the last attempt failed. */
export type OutboxState = {
  readonly messages: readonly Outgoing[]
  readonly sending: ReadonlySet<string>
  readonly troubled: boolean
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Sends a member's messages when possible: sequentially per conversation, in writing order. A refused or expired one
 * waits for its writer, and later ones go on. The message id is the idempotency key.
 */
export function createOutbox(ports: OutboxPorts) {
  const { store, exclusively, now } = ports
  const runs = new Map<string, 'running' | 'again'>()
  const listeners = new Set<() => void>()
  const refusalListeners = new Set<RefusalListener>()
  let state: OutboxState = { messages: store.all(), sending: new Set(), troubled: false }
  let failures = 0
  let cancelRetry = () => {}
  let open = true
  let stopListening = listen()

  function change(to: Partial<OutboxState>): void {
    state = { ...state, messages: store.all(), ...to }
    for (const changed of listeners) changed()
  }

  function retryLater(): void {
    cancelRetry()
    cancelRetry = ports.later(wake, Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT))
    failures += 1
    change({ troubled: true })
  }

  /** One attempt; returns whether the server answered, so that the conversation's next message may be sent. */
  async function attempt(message: Outgoing): Promise<boolean> {
    if (!message.tried) store.put({ ...message, tried: true })
    change({ sending: new Set([...state.sending, message.id]) })
    try {
      const sent = await ports.send(message)
      ports.onSent(sent)
      store.remove(message.id)
      failures = 0
      change({ troubled: false })
      return true
    } catch (thrown) {
      if (isTransient(thrown)) {
        retryLater()
        return false
      }
      const error = errorOf(thrown)
      store.put({ ...message, tried: true, refused: error })
      change({})
      for (const listener of refusalListeners) listener(message, error)
      return true
    } finally {
      change({ sending: state.sending.difference(new Set([message.id])) })
    }
  }

  async function sendAll(conversation: string): Promise<void> {
    for (;;) {
      const next = store
        .all()
        .find((message) => message.conversation === conversation && sendsItself(message, now()))
      if (!open || !next || !ports.isOnline()) return
      if (!(await attempt(next))) return
    }
  }

  function run(conversation: string): void {
    if (!open) return
    if (runs.has(conversation)) {
      runs.set(conversation, 'again')
      return
    }
    runs.set(conversation, 'running')
    void exclusively(nameOf(conversation), () => sendAll(conversation)).finally(() => {
      const again = runs.get(conversation) === 'again'
      runs.delete(conversation)
      if (again) run(conversation)
    })
  }

  /** Sends all sendable messages. */
  function wake(): void {
    for (const conversation of new Set(store.all().map((message) => message.conversation)))
      run(conversation)
  }

  function listen(): () => void {
    return store.onChange((added) => {
      change({})
      if (added) wake()
    })
  }

  return {
    state: () => state,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    onRefused(listener: RefusalListener) {
      refusalListeners.add(listener)
      return () => void refusalListeners.delete(listener)
    },
    wake,

    /** Queues a message and sends it when possible. */
    add(message: Omit<Outgoing, 'at' | 'tried' | 'refused'>) {
      store.put({ ...message, at: now(), tried: false, refused: null })
      change({})
      run(message.conversation)
    },

    /** Retries one that was refused or expired, at its writer's request. */
    retry(message: Outgoing, credits: number) {
      store.put({ ...message, credits, at: now(), refused: null })
      change({ troubled: false })
      run(message.conversation)
    },

    /**
     * Removes a message, to be edited: `giveBack` stores it elsewhere, unless it was delivered after all. If that
     * returns `false`, the message stays. Returns whether it left the outbox.
     */
    async takeBack(message: Outgoing, giveBack: () => boolean): Promise<boolean> {
      let left = true
      await exclusively(nameOf(message.conversation), async () => {
        const waiting = store.all().find(({ id }) => id === message.id)
        if (!waiting) return
        const unsure = waiting.tried && waiting.refused === null
        const arrived = unsure && (await ports.hasArrived(waiting))
        left = arrived || giveBack()
        if (left) store.remove(message.id)
        change({})
      })
      run(message.conversation)
      return left
    },

    /** Removes what waits in a conversation that is deleted. */
    drop(conversation: string) {
      for (const message of store.all())
        if (message.conversation === conversation && !state.sending.has(message.id))
          store.remove(message.id)
      change({})
    },

    /** Pauses sending; messages added meanwhile wait. */
    close() {
      open = false
      cancelRetry()
      stopListening()
    },

    /** Resumes sending, and sends new messages. */
    open() {
      if (!open) {
        open = true
        stopListening = listen()
        change({})
      }
      wake()
    },
  }
}

const nameOf = (conversation: string) => `outgoing.${conversation}`
