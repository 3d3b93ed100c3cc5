import type { DomainEvent } from '../events.ts'
import type { Reads, Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import type { Position } from './event-log.ts'

/** Metadata of an event. */
export type Occurrence = { readonly position: Position; readonly at: Instant }

/** A change derived from an event. Must be idempotent: its id comes from the event. */
export type Effect = (stores: Stores) => Promise<void>

/**
 * Derives effects from events. It only reads; the effects are written in the same transaction as its new position, so
 * each happens exactly once, even after a crash.
 */
export type Consumer = {
  readonly name: string
  effectsOf(reads: Reads, event: DomainEvent, occurrence: Occurrence): Promise<readonly Effect[]>
}
