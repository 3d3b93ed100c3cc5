import type { HouseRule, MemberId } from '../accounts/account.ts'
import { orderNumber } from '../money/order-number.ts'
import { isLonger } from '../shared/characters.ts'
import { isBlank } from '../shared/is-blank.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { RestrictionError } from './errors.ts'
import type { ReportId } from './report.ts'

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
