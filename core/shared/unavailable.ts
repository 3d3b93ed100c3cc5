/**
 * Thrown by an adapter whose other end is out of reach, too slow or unable to work. What was asked for may or may not
 * have been done; asking again a little later, under the same id, may work.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  /** What the other end called it, for the log: never a value. */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
