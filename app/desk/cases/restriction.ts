import type { HouseRule } from '#core/accounts/account.ts'
import { isRule } from './decision.ts'

const RESTRICTIONS = ['warning', 'ban', 'unban'] as const
type Kind = (typeof RESTRICTIONS)[number]

/** A decision about a member without a report. */
export type Restriction =
  | { readonly kind: 'warning' | 'ban'; readonly rule: HouseRule; readonly facts: string }
  | { readonly kind: 'unban'; readonly facts: string }

/** The same, as far as it was typed. */
export type RestrictionDraft = {
  /** Idempotency key of what was sent; empty before, and once something else is typed. */
  readonly id: string
  readonly kind: string
  readonly rule: string
  readonly facts: string
}

export const NO_RESTRICTION: RestrictionDraft = { id: '', kind: '', rule: '', facts: '' }

export const isRestriction = (typed: string): typed is Kind =>
  RESTRICTIONS.some((known) => known === typed)

/** The decision of a complete draft; `null` if something is missing. */
export function restrictionOf({
  kind,
  rule,
  facts: typed,
}: Omit<RestrictionDraft, 'id' | 'kind'> & { readonly kind: Kind }): Restriction | null {
  const facts = typed.trim()
  if (facts === '') return null
  if (kind === 'unban') return { kind, facts }
  return isRule(rule) ? { kind, rule, facts } : null
}
