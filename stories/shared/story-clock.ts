import type { Instant } from '#core/shared/time.ts'

/** When every story begins: a Saturday at noon, so that ages, deadlines and "yesterday" are always the same. */
export const START: Instant = Date.UTC(2026, 10, 21, 12)

/** Makes this page's clock start at `START` and go on from there; the answer sets it right again. */
export function startStoryClock(): () => void {
  const RealDate = Date
  const began = RealDate.now()
  const now = () => RealDate.now() - began + START
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
