/** What was returned for each item, as they finished, and what was thrown for the others. */
export type Finished<R> = { readonly results: readonly R[]; readonly errors: readonly unknown[] }

/** Works on items with limited concurrency; one that throws does not stop the others. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<Finished<R>> {
  const results: R[] = []
  const errors: unknown[] = []
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) {
      await work(item).then(
        (result) => results.push(result),
        (error: unknown) => errors.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return { results, errors }
}
