import type { Storage } from '#core/ports.ts'

/** A storage that is open: to be closed, and able to say whether it answers. */
export type OpenStorage = Storage & {
  /** Resolves when it answers, throws when it does not. */
  ready(): Promise<void>
  /** Writes what waits and lets go of the database. */
  close(): Promise<void>
}
