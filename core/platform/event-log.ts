import type { DomainEvent } from '../events.ts'
import type { Queue } from '../shared/paging.ts'
import type { Instant } from '../shared/time.ts'
import { EVENT_KINDS } from './event-kinds.ts'

/**
 * A position in the log. Events are ordered by transaction, then by sequence: sequence numbers are assigned before
 * commit, so a sequence alone could skip events of slower transactions.
 */
export type Position = { readonly transaction: number; readonly sequence: number }

/** Before the first event. */
export const BEGINNING: Position = { transaction: 0, sequence: 0 }

/** A stored event. Its type may be unknown to this version of the code. */
export type LoggedEvent = {
  readonly position: Position
  readonly at: Instant
  readonly type: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** A consumer's position. */
export type Progress = {
  readonly position: Position
  /** Number of failures of the next event. */
  readonly failures: number
  /** Earliest retry; `null` if nothing failed. */
  readonly retryAt: Instant | null
}

/** A parked event: its consumer failed on it and went on. */
export type ParkedEvent = {
  readonly consumer: string
  readonly event: LoggedEvent
  /** Name of the error; never its message, which may contain members' data. */
  readonly error: string
  readonly parkedAt: Instant
}

export interface EventLogReads {
  /**
   * Up to `limit` events after a position, in order. Stops before the first open transaction that may append one, so
   * that continuing from the last event misses none.
   */
  after(position: Position, limit: number): Promise<readonly LoggedEvent[]>
  /** All committed events after a position, counted up to `limit`: also those that `after` does not return yet. */
  queueAfter(position: Position, limit: number): Promise<Queue>
  /** The current end of the log. */
  end(): Promise<Position>
  /** A consumer's position; the beginning if it never ran. */
  progress(consumer: string): Promise<Progress>
  /** Parked events, oldest first. */
  parked(limit: number): Promise<readonly ParkedEvent[]>
  /** Parked events, counted. */
  parkedQueue(): Promise<Queue>
}

/** Append-only event log. */
export interface EventLog extends EventLogReads {
  append(event: DomainEvent, at: Instant): Promise<void>
  /** Advances a consumer by compare-and-set; `false` if its position had changed. */
  advance(consumer: string, from: Position, to: Position): Promise<boolean>
  /** Counts one more failure of a consumer's next event. */
  fail(consumer: string, at: Position, failures: number, retryAt: Instant): Promise<void>
  park(parked: ParkedEvent): Promise<void>
  unpark(consumer: string, position: Position): Promise<void>
  /**
   * Removes events before a moment that every consumer has passed, and the parked ones before it; returns how many of the
   * first.
   */
  prune(before: Instant, consumers: readonly string[]): Promise<number>
}

const isKnown = (type: string): type is DomainEvent['type'] => Object.hasOwn(EVENT_KINDS, type)

const isComplete = (type: DomainEvent['type'], facts: LoggedEvent['facts']): boolean =>
  Object.entries(EVENT_KINDS[type].facts).every(([name, kind]) => typeof facts[name] === kind)

/** The typed event of a log entry; `null` if an older or newer version wrote it: an unknown type, or without a fact. */
export const eventIn = ({ type, facts }: LoggedEvent): DomainEvent | null =>
  // Its type and facts were compared with the table, which is typed by the events.
  isKnown(type) && isComplete(type, facts) ? ({ type, ...facts } as DomainEvent) : null

/** Signals readers of the log, in all processes, that there may be new events. Has no payload. */
export interface EventSignal {
  /** Call after new events are committed. */
  signal(): void
  /** Subscribes to the signal; returns the unsubscribe function. Signals may be merged or duplicated. */
  listen(listener: () => void): () => void
}

/** The member whose audit trail an event belongs in, and its subject; `null` if it is not audited. */
export function auditedFacts({
  type,
  ...facts
}: DomainEvent): { readonly member: string; readonly subject: string | null } | null {
  const { audit } = EVENT_KINDS[type]
  if (!audit) return null
  const about = new Map(Object.entries(facts).map(([name, fact]) => [name, String(fact)]))
  return {
    member: about.get(audit.member) ?? '',
    subject: audit.subject === null ? null : (about.get(audit.subject) ?? null),
  }
}
