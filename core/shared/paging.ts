/** One page of a keyset-paginated list: `next` is the cursor of the next page, `null` at the end. */
export type Page<T, Cursor> = { readonly items: readonly T[]; readonly next: Cursor | null }
