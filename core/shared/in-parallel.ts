/** Does `work` on each item, so many at once, and answers in their order. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const done: R[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [at, item] of waiting) done[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return done
}
