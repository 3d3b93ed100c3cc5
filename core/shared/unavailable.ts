/**
 * Thrown by an adapter when its external system is unreachable, too slow or failing. The outcome is unknown; a retry
 * with the same id may work.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  /** The external error code, for the log: never a value. */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
