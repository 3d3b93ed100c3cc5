import type { HouseRule } from '#core/accounts/account.ts'
import { isRule } from './ruling.ts'

const MEASURES = ['warning', 'ban', 'unban'] as const
type Kind = (typeof MEASURES)[number]

/** A decision about a member without a report. */
export type Measure =
  | { readonly kind: 'warning' | 'ban'; readonly rule: HouseRule; readonly facts: string }
  | { readonly kind: 'unban'; readonly facts: string }

/** The same, as far as it was typed. */
export type MeasureDraft = {
  /** Idempotency key of what was sent; empty before, and once something else is typed. */
  readonly id: string
  readonly kind: string
  readonly rule: string
  readonly facts: string
}

export const NO_MEASURE: MeasureDraft = { id: '', kind: '', rule: '', facts: '' }

export const isMeasure = (typed: string): typed is Kind => MEASURES.some((known) => known === typed)

/** The decision of a complete draft; `null` if something is missing. */
export function measureOf({
  kind,
  rule,
  facts: typed,
}: Omit<MeasureDraft, 'id' | 'kind'> & { readonly kind: Kind }): Measure | null {
  const facts = typed.trim()
  if (facts === '') return null
  if (kind === 'unban') return { kind, facts }
  return isRule(rule) ? { kind, rule, facts } : null
}
