/** The outcome of a rule or use case. Expected failures are values; only unexpected ones are thrown. */
export type Result<T, E> = Ok<T> | Err<E>
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err<E> = { readonly ok: false; readonly error: E }

export const ok = <const T>(value: T): Ok<T> => ({ ok: true, value })
export const err = <const E>(error: E): Err<E> => ({ ok: false, error })

/** Name of an error, for the log; never its message, which may contain members' data. */
export const errorName = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.name : 'unknown'

/** Thrown by an adapter whose queue is full: nothing was done; retry with backoff. */
export class Overloaded extends Error {
  override readonly name: string = 'Overloaded'
}

/** Thrown by a storage that is only read, as it is being moved, or was: nothing was done. */
export class ReadOnly extends Overloaded {
  override readonly name = 'ReadOnly'
  /** Whether it was moved: another storage is the one in use. */
  readonly forGood: boolean

  constructor(forGood: boolean) {
    super(forGood ? 'the database was moved' : 'the database is being moved')
    this.forGood = forGood
  }
}

/** For what need not be written, such as when somebody was seen: passes where the storage is only read. */
export function unlessReadOnly(thrown: unknown): void {
  if (!(thrown instanceof ReadOnly)) throw thrown
}

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
