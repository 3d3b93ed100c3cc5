import type { HouseRule, MemberId } from '../accounts/account.ts'
import { orderNumber } from '../money/order.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isBlank, isLonger } from '../shared/text.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { RestrictionError } from './errors.ts'
import { isGrave, type Report, type ReportId, type ReportReason } from './report.ts'

export type RestrictionId = string

/** A decision of the operator about a member's account, with its reasons (DSA, article 17). */
export type Restriction = {
  readonly id: RestrictionId
  readonly member: MemberId
  readonly kind: 'warning' | 'reports-paused' | 'ban' | 'lifted'
  /** The house rule it is about; `null` where a ban was lifted. */
  readonly rule: HouseRule | null
  /** What happened, in the operator's words to the member. */
  readonly facts: string
  /** The report behind it; `null` without one. The member hears only that there was one. */
  readonly report: ReportId | null
  readonly at: Instant
}

/** Maximum length of the facts. */
export const FACTS_LENGTH = 2000

/** Its reference number, like that of an order. */
export const decisionNumber = ({ id, at }: Pick<Restriction, 'id' | 'at'>): string =>
  orderNumber({ id, placedAt: at })

/** Whether a ban stands; `decisions` are a member's, newest first. */
export const isBanned = (decisions: readonly Pick<Restriction, 'kind'>[]): boolean =>
  decisions.find(({ kind }) => kind === 'ban' || kind === 'lifted')?.kind === 'ban'

type FactsError = Extract<
  RestrictionError,
  { code: 'restriction.no-facts' | 'restriction.too-long' }
>

/** Trimmed facts: a decision without any tells its member nothing. */
export function checkFacts(typed: string): Result<string, FactsError> {
  const facts = typed.trim()
  if (isBlank(facts)) return err({ code: 'restriction.no-facts' })
  return isLonger(facts, FACTS_LENGTH)
    ? err({ code: 'restriction.too-long', limit: FACTS_LENGTH })
    : ok(facts)
}

/**
 * What follows from reports that a person judged manifestly unfounded (DSA, article 23), as /pages/ban says: so many
 * within `window` bring a warning, another one after it a pause of reporting.
 */
export const MISUSE: {
  readonly unfounded: number
  readonly window: Millis
  readonly pause: Millis
} = { unfounded: 3, window: 180 * DAY, pause: 30 * DAY }

/** What was decided about the reporter before. */
export type PastRestriction = {
  readonly kind: string
  readonly rule: HouseRule | null
  readonly at: Instant
}

const isPause = ({ kind }: PastRestriction): boolean => kind === 'reports-paused'
const isWarning = ({ kind, rule }: PastRestriction): boolean =>
  kind === 'warning' && rule === 'false-reports'
const newest = (restrictions: readonly PastRestriction[]): Instant =>
  Math.max(...restrictions.map(({ at }) => at))

/** When a member may report again; `null` if they may now. */
export function pausedUntil(
  restrictions: readonly PastRestriction[],
  now: Instant,
): Instant | null {
  const until = newest(restrictions.filter(isPause)) + MISUSE.pause
  return until > now ? until : null
}

/** A minor in danger is reported during a pause too. */
export const isExempt = (reason: ReportReason): boolean => isGrave(reason)

type Judged = {
  /** The report that was just judged unfounded. */
  readonly report: Pick<Report, 'at'>
  /** How many were judged so since the start of the window, with this one. */
  readonly unfounded: number
  readonly restrictions: readonly PastRestriction[]
  readonly now: Instant
}

/** Never a pause without a warning before the report was made. */
export function consequenceOf({
  report,
  unfounded,
  restrictions,
  now,
}: Judged): 'warning' | 'pause' | null {
  const last = newest(restrictions.filter((one) => isPause(one) || isWarning(one)))
  if (last > now - MISUSE.window) return report.at > last ? 'pause' : null
  return unfounded >= MISUSE.unfounded ? 'warning' : null
}
