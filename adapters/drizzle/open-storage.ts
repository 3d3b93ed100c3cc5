import type { Figure } from '#adapters/shared/figures.ts'
import type { EventSignal } from '#core/platform/event-log.ts'
import type { Reads, Storage } from '#core/ports.ts'
import type { Backlog } from '#core/shared/concurrency.ts'
import type { EmailCollision } from './key-emails.ts'

/** A database opened read-only. */
export type OpenReads = { readonly reads: Reads; close(): Promise<void> }

/** An open storage, with health check and close. */
export type OpenStorage = Storage & {
  /** Signals new events to all processes with this storage open. */
  readonly signal: EventSignal
  /** Rows of earlier versions that have one mailbox with another. */
  readonly emailCollisions: readonly EmailCollision[]
  /** Transactions that wait for their turn. */
  backlog(): Backlog
  /** What it has done since it was opened, and does now. */
  figures(): readonly Figure[]
  /** Health check: resolves if it responds, throws otherwise. */
  ready(): Promise<void>
  /** Flushes pending writes and closes the database. */
  close(): Promise<void>
}
