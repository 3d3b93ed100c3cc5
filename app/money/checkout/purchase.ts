/** What is bought, and how it is paid. */
export type Purchase = {
  readonly bundle: string
  readonly method: string
  /** The displayed discount; `null` is none. */
  readonly code: string | null
  /** The displayed total, in minor units. */
  readonly total: number
}

/** Retry of a failed order. */
export type Retry = { readonly order: string; readonly method: string; readonly total: number }
