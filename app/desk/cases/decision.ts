import { HOUSE_RULES, type HouseRule } from '#core/accounts/account.ts'
import type { Decision } from '#core/safety/decide-report.ts'
import { NO_ACTION_GROUNDS, type NoActionGrounds, REPORT_OUTCOMES } from '#core/safety/report.ts'

/** A decision on a report, as far as it was typed. */
export type DecisionDraft = {
  readonly outcome: string
  readonly grounds: string
  readonly rule: string
  readonly facts: string
}

export const NO_DECISION: DecisionDraft = { outcome: '', grounds: '', rule: '', facts: '' }

export const isRule = (typed: string): typed is HouseRule =>
  HOUSE_RULES.some((known) => known === typed)

export const isGrounds = (typed: string): typed is NoActionGrounds =>
  NO_ACTION_GROUNDS.some((known) => known === typed)

/** The outcome that was chosen; `null` before. */
export const outcomeOf = ({ outcome }: Pick<DecisionDraft, 'outcome'>) =>
  REPORT_OUTCOMES.find((known) => known === outcome) ?? null

/** Whether the member gets an explanation. */
export const needsFacts = (outcome: string): outcome is 'warning' | 'ban' =>
  outcome === 'warning' || outcome === 'ban'

/** What is missing in a draft. */
export type Gaps = {
  readonly outcome?: true
  readonly grounds?: true
  readonly rule?: true
  readonly facts?: true
}

/** The decision of a complete draft, or what is missing. */
export function decisionOf(
  draft: DecisionDraft,
): { readonly decision: Decision } | { readonly gaps: Gaps } {
  const outcome = outcomeOf(draft)
  if (!outcome) return { gaps: { outcome: true } }
  if (outcome === 'no-action') {
    return isGrounds(draft.grounds)
      ? { decision: { outcome, grounds: draft.grounds } }
      : { gaps: { grounds: true } }
  }
  const facts = draft.facts.trim()
  const lacksFacts = needsFacts(outcome) && facts === ''
  if (!isRule(draft.rule) || lacksFacts) {
    return {
      gaps: { ...(!isRule(draft.rule) && { rule: true }), ...(lacksFacts && { facts: true }) },
    }
  }
  return outcome === 'content-removed'
    ? { decision: { outcome, grounds: draft.rule } }
    : { decision: { outcome, grounds: draft.rule, facts } }
}
