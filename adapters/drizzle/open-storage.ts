import type { EventSignal } from '#core/event-log/event-signal.ts'
import type { Reads, Storage } from '#core/ports.ts'

/** A database that is open to read in. */
export type OpenReads = { readonly reads: Reads; close(): Promise<void> }

/** A storage that is open: to be closed, and able to say whether it answers. */
export type OpenStorage = Storage & {
  /** Signals new events, to every process that has this storage open. */
  readonly signal: EventSignal
  /** Resolves when it answers, throws when it does not. */
  ready(): Promise<void>
  /** Writes what waits and lets go of the database. */
  close(): Promise<void>
}
