import { HOUSE_RULES } from '#core/accounts/house-rules.ts'
import { NO_ACTION_GROUNDS, REPORT_OUTCOMES } from '#core/reports/ruling.ts'
import type { DecideReport } from '#core/restrictions/decide-report.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { optionsIn } from './decision-args.ts'

/** A decision on a report, as it was typed. */
export type RulingArgs = DecideReport extends infer D
  ? D extends DecideReport
    ? Omit<D, 'report'> & { readonly number: string }
    : never
  : never

/** What `--reason` may be: of doing nothing, and of anything else. */
export type RulingError = 'usage' | 'grounds' | 'rule'

/** Parses `<number> <outcome> --reason <reason> [--facts <text>]`; the error says what is wrong. */
export function rulingIn(given: readonly string[]): Result<RulingArgs, RulingError> {
  const [number, typed, ...rest] = given
  const outcome = REPORT_OUTCOMES.find((known) => known === typed)
  const options = optionsIn(rest, ['--reason', '--facts'])
  if (number === undefined || !outcome || options === null) return err('usage')
  const reason = options.get('--reason')
  const facts = options.get('--facts')
  const needsFacts = outcome === 'warning' || outcome === 'ban'
  if ((facts !== undefined) !== needsFacts) return err('usage')
  if (outcome === 'no-action') {
    const grounds = NO_ACTION_GROUNDS.find((known) => known === reason)
    return grounds ? ok({ number, outcome, grounds }) : err('grounds')
  }
  const grounds = HOUSE_RULES.find((known) => known === reason)
  if (!grounds) return err('rule')
  if (outcome === 'content-removed') return ok({ number, outcome, grounds })
  return ok({ number, outcome, grounds, facts: facts ?? '' })
}
