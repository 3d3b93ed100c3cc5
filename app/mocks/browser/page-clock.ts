import type { Instant } from '#core/shared/time.ts'

/** Has this page read another clock than the machine's, until the answer is called. */
export function startPageClock(moved: (real: Instant) => Instant): () => void {
  const RealDate = Date
  const now = () => moved(RealDate.now())
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
