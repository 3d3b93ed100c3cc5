import { LIMITS, type Limits } from '#core/limits.ts'
import type { Limit } from '#core/shared/limit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/shared/time.ts'

const SPANS = { s: SECOND, m: MINUTE, h: HOUR, d: DAY } as const
/** In a demo each press of the guest button signs somebody up. */
export const DEMO_LIMITS = 'signups=100/1h'
/** Attempts are stored for 30 days, and a limit looks back two windows. */
const LONGEST = 14 * DAY

const WRITTEN = /^(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,5})([smhd])$/

const isName = (name: string): name is keyof Limits => Object.hasOwn(LIMITS, name)

/** Parses overrides such as `signups=10/1h reads=600/1m`, over the defaults. */
export function parseLimits(text: string): Result<Limits, string> {
  const changed: Partial<Record<keyof Limits, Limit>> = {}
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', tries, count, unit] = WRITTEN.exec(word) ?? []
    const window = Number(count) * SPANS[unit as keyof typeof SPANS]
    if (!isName(name) || window > LONGEST) return err(word)
    changed[name] = { tries: Number(tries), window }
  }
  return ok({ ...LIMITS, ...changed })
}
