import type { HouseRule } from '../accounts/house-rules.ts'
import type { Instant } from '../shared/time.ts'

/** What can be decided on a report, mildest first. */
export const REPORT_OUTCOMES = ['no-action', 'content-removed', 'warning', 'ban'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/**
 * Why nothing was done: no rule was broken; it cannot be established; the member is gone, whatever the cause; the
 * member was banned meanwhile and stays so; the report is manifestly unfounded (DSA, article 23).
 */
export const NO_ACTION_GROUNDS = [
  'no-breach',
  'unclear',
  'gone',
  'already-banned',
  'unfounded',
] as const
export type NoActionGrounds = (typeof NO_ACTION_GROUNDS)[number]

/** The reason of a decision: one of a list, so that it can name nothing private to the reported member. */
export type Grounds = NoActionGrounds | HouseRule

/** A decision on a report, by a person. */
export type ReportDecision = {
  readonly outcome: ReportOutcome
  readonly grounds: Grounds
  readonly at: Instant
}

export const isNoAction = (grounds: Grounds): grounds is NoActionGrounds =>
  NO_ACTION_GROUNDS.some((known) => known === grounds)

/** How far a report is. */
export type ReportState = 'received' | 'in-review' | 'decided'
