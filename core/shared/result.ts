/** The outcome of a rule or use case. Expected failures are values; only unexpected ones are thrown. */
export type Result<T, E> = Ok<T> | Err<E>
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err<E> = { readonly ok: false; readonly error: E }

export const ok = <const T>(value: T): Ok<T> => ({ ok: true, value })
export const err = <const E>(error: E): Err<E> => ({ ok: false, error })
