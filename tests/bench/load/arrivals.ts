/**
 * Begins something at moments that a clock sets, by chance and `perSecond` on average, however late the answers to
 * what was begun before are: waiting for them would leave out the very moments in which a server is slow. What has
 * begun is told when it was due, from which its latency counts. Resolves when all of it is over.
 */
export async function arrivals(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  begin: (due: number) => Promise<void>,
): Promise<void> {
  const begun: Promise<void>[] = []
  const start = performance.now()
  const pause = () => (-Math.log(1 - Math.random()) / perSecond) * 1000
  for (let due = start + pause(); due < start + seconds * 1000; due += pause()) {
    const early = due - performance.now()
    if (early > 0) await Bun.sleep(early)
    begun.push(begin(due))
  }
  await Promise.all(begun)
}
