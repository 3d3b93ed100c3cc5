import { type Finished, inParallel } from './concurrency.ts'
import type { Instant } from './time.ts'

/** One page of a keyset-paginated list: `next` is the cursor of the next page, `null` at the end. */
export type Page<T, Cursor> = { readonly items: readonly T[]; readonly next: Cursor | null }

type Pages<T> = {
  readonly size: number
  /** The page after an item, or the first. */
  readonly after: (last: T | null) => Promise<readonly T[]>
}

/** Works through a list page by page, one item after the other; one that throws does not stop the others. */
export async function inPages<T, R>(
  { size, after }: Pages<T>,
  work: (item: T) => Promise<R>,
): Promise<Finished<R>> {
  const results: R[] = []
  const errors: unknown[] = []
  let page: readonly T[] = []
  do {
    page = await after(page.at(-1) ?? null)
    const finished = await inParallel(page, 1, work)
    results.push(...finished.results)
    errors.push(...finished.errors)
  } while (page.length === size)
  return { results, errors }
}

/** What waits in a queue, counted up to `QUEUE_CAP`, and since when the oldest does. */
export type Queue = { readonly waiting: number; readonly oldestAt: Instant | null }

/** Counted up to here: one more than is said, which tells that there are more. */
export const QUEUE_CAP = 501
