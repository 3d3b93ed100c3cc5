import type { MemberId } from '#core/accounts/account.ts'
import type { DomainEvent } from '#core/events.ts'
import {
  type LiveUpdate,
  type LiveUpdates,
  liveUpdatesOf,
  PAGES_PER_MEMBER,
} from '#core/notifications/ports.ts'

type Listener = (update: LiveUpdate) => void

/** Maximum connections: per member, and in all. */
export type Capacity = { readonly perMember: number; readonly inAll: number }

export type LiveUpdateHub = LiveUpdates & {
  /** Publishes the invalidations of an event. */
  publish(event: DomainEvent): void
}

/**
 * Live updates to pages connected to this process. A member with too many pages loses the oldest connection; if the
 * process is full, new pages fall back to polling.
 */
export function liveUpdateHub(
  capacity: Capacity = { perMember: PAGES_PER_MEMBER, inAll: 20_000 },
): LiveUpdateHub {
  const listening = new Map<MemberId, Set<Listener>>()
  let total = 0

  const stop = (member: MemberId, listener: Listener): void => {
    const listeners = listening.get(member)
    if (!listeners?.delete(listener)) return
    total -= 1
    if (listeners.size === 0) listening.delete(member)
  }

  return {
    publish(event) {
      for (const { to, update } of liveUpdatesOf(event)) {
        for (const listener of [...(listening.get(to) ?? [])]) {
          try {
            listener(update)
          } catch {
            // An unreachable page is gone; it refetches what it missed.
            stop(to, listener)
          }
        }
      }
    },

    listen(member, onUpdate) {
      const listeners = listening.get(member) ?? new Set()
      const [oldest] = listeners
      if (oldest && listeners.size >= capacity.perMember) stop(member, oldest)
      else if (total >= capacity.inAll) return () => {}

      // A new function each time, so that subscribing twice with one function counts as two.
      const listener: Listener = (update) => onUpdate(update)
      listening.set(member, listeners.add(listener))
      total += 1
      return () => stop(member, listener)
    },
  }
}
