import {
  BEGINNING,
  type EventLog,
  type LoggedEvent,
  type ParkedEvent,
  type Position,
  type Progress,
} from '#core/platform/event-log.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

const NEVER_RUN: Progress = { position: BEGINNING, failures: 0, retryAt: null }

const parkedKey = (consumer: string, sequence: number): string => `${consumer} ${sequence}`

/** The event log in memory. Single writer, so the sequence alone is the order. */
export function events(
  log: Table<LoggedEvent>,
  progress: Table<Progress>,
  parked: Table<ParkedEvent>,
): EventLog {
  const last = () => log.all().at(-1)?.position ?? BEGINNING

  function after({ sequence }: Position, limit: number): readonly LoggedEvent[] {
    const found: LoggedEvent[] = []
    // Backwards from the end: new events are few.
    for (const event of log.all().toReversed()) {
      if (event.position.sequence <= sequence) break
      found.push(event)
    }
    return found.toReversed().slice(0, limit)
  }

  return {
    async append({ type, ...facts }, at) {
      const sequence = last().sequence + 1
      log.put(String(sequence), { position: { transaction: 0, sequence }, at, type, facts })
    },
    after: async (position, limit) => after(position, limit),
    async queueAfter(position, limit) {
      const moments = after(position, limit).map(({ at }) => at)
      return { ...queueOf(moments), waiting: moments.length }
    },
    end: async () => last(),

    progress: async (name) => progress.find(name) ?? NEVER_RUN,
    async advance(name, from, position) {
      const now = progress.find(name) ?? NEVER_RUN
      if (now.position.sequence !== from.sequence) return false
      progress.put(name, { position, failures: 0, retryAt: null })
      return true
    },
    async fail(name, position, failures, retryAt) {
      progress.put(name, { position, failures, retryAt })
    },

    async park(event) {
      parked.put(parkedKey(event.consumer, event.event.position.sequence), event)
    },
    async unpark(name, { sequence }) {
      parked.drop(parkedKey(name, sequence))
    },
    parked: async (limit) => parked.all().slice(0, limit),
    parkedQueue: async () => queueOf(parked.all().map(({ parkedAt }) => parkedAt)),

    async prune(before, consumers) {
      for (const { consumer, event } of parked.all())
        if (event.at < before) parked.drop(parkedKey(consumer, event.position.sequence))
      const passed = Math.min(
        ...consumers.map((name) => (progress.find(name) ?? NEVER_RUN).position.sequence),
      )
      // Keep the last one: the next sequence number follows it.
      const upTo = Math.min(passed, last().sequence - 1)
      const old = log.all().filter(({ at, position }) => at < before && position.sequence <= upTo)
      for (const { position } of old) log.drop(String(position.sequence))
      return old.length
    },
  }
}
