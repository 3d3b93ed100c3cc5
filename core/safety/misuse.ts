import type { HouseRule } from '../accounts/account.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import { isGrave, type Report, type ReportReason } from './report.ts'

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
