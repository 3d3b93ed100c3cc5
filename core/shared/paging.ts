/** One page of a list read by keyset: `next` continues it, `null` ends it. */
export type Page<T, Cursor> = { readonly items: readonly T[]; readonly next: Cursor | null }
