import type { DomainEvent } from '../events.ts'
import type { Reads, Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import type { Position } from './event-log.ts'

/** What is known of an event beside its facts. */
export type Occurrence = { readonly position: Position; readonly at: Instant }

/** A change that follows from an event. Done twice it must be as done once: it is named after the event. */
export type Effect = (stores: Stores) => Promise<void>

/**
 * Derives what follows from events. It only reads; its effects are written in the same transaction as its new
 * position, so each happens exactly once, whatever dies in between.
 */
export type Consumer = {
  readonly name: string
  effectsOf(reads: Reads, event: DomainEvent, occurrence: Occurrence): Promise<readonly Effect[]>
}
