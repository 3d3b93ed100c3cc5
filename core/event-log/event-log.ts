import type { DomainEvent } from '../events.ts'
import type { Instant } from '../shared/time.ts'

/**
 * A place in the log. Events are ordered by the transaction that wrote them, then by sequence: a sequence number is
 * given out before its transaction commits, so by itself it does not tell what a reader has already passed.
 */
export type Position = { readonly transaction: number; readonly sequence: number }

/** Before the first event. */
export const BEGINNING: Position = { transaction: 0, sequence: 0 }

/** An event as it lies in the log. Its type may be one this version of the code does not know. */
export type LoggedEvent = {
  readonly position: Position
  readonly at: Instant
  readonly type: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** How far a consumer has come. */
export type Progress = {
  readonly position: Position
  /** How often the next event failed so far. */
  readonly failures: number
  /** Not to be tried before; `null` while nothing failed. */
  readonly retryAt: Instant | null
}

/** An event that a consumer could not handle, set aside so that it may go on. */
export type ParkedEvent = {
  readonly consumer: string
  readonly event: LoggedEvent
  /** The name of what was thrown; never its message, which may hold members' data. */
  readonly error: string
  readonly parkedAt: Instant
}

export interface EventLogReads {
  /**
   * Up to `limit` events after a position, in order. Stops before the first transaction that is still open, so that
   * whoever goes on from the last one misses nothing.
   */
  after(position: Position, limit: number): Promise<readonly LoggedEvent[]>
  /** The place after which everything is still to come. */
  end(): Promise<Position>
  /** How far a consumer has come; the beginning for one that never ran. */
  progress(consumer: string): Promise<Progress>
  /** Events that were set aside, oldest first. */
  parked(limit: number): Promise<readonly ParkedEvent[]>
}

/** The append-only log of what happened. */
export interface EventLog extends EventLogReads {
  append(event: DomainEvent, at: Instant): Promise<void>
  /** Moves a consumer on from where it stood; says whether it still stood there. */
  advance(consumer: string, from: Position, to: Position): Promise<boolean>
  /** Notes that a consumer's next event failed once more. */
  fail(consumer: string, at: Position, failures: number, retryAt: Instant): Promise<void>
  park(parked: ParkedEvent): Promise<void>
  unpark(consumer: string, position: Position): Promise<void>
  /** Removes events from before a moment that every one of the consumers has passed. */
  prune(before: Instant, consumers: readonly string[]): Promise<number>
}
