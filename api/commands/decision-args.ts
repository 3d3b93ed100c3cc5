import type { MemberId } from '#core/accounts/account.ts'
import { HOUSE_RULES, type HouseRule } from '#core/accounts/house-rules.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

const VERBS = ['ban', 'unban', 'warn'] as const
const OPTIONS = ['--reason', '--facts', '--report'] as const

/** A decision, as it was typed. */
export type DecisionArgs = {
  readonly verb: (typeof VERBS)[number]
  readonly member: MemberId
  readonly rule: HouseRule | null
  readonly facts: string
  /** The number of a report. */
  readonly report: string | null
}

/** Parses `<verb> <member> --reason <rule> --facts <text> [--report <number>]`; the error says what is wrong. */
export function decisionIn(given: readonly string[]): Result<DecisionArgs, 'usage' | 'reason'> {
  const [typed, member, ...rest] = given
  const verb = VERBS.find((known) => known === typed)
  const options = optionsIn(rest, OPTIONS)
  if (!verb || member === undefined || options === null) return err('usage')
  const facts = options.get('--facts')
  const reason = options.get('--reason')
  const report = options.get('--report') ?? null
  // Lifting a ban breaks no rule and follows no report.
  if (facts === undefined || (verb === 'unban' && options.size > 1)) return err('usage')
  const rule = HOUSE_RULES.find((known) => known === reason) ?? null
  if (verb !== 'unban' && rule === null) return err('reason')
  return ok({ verb, member, rule, facts, report })
}

/** Parses `--option <value>` pairs; `null` if one is unknown, twice, or without a value. */
export function optionsIn<O extends string>(
  rest: readonly string[],
  known: readonly O[],
): ReadonlyMap<O, string> | null {
  const options = new Map<O, string>()
  for (let at = 0; at < rest.length; at += 2) {
    const option = known.find((one) => one === rest[at])
    const value = rest[at + 1]
    if (!option || value === undefined || options.has(option)) return null
    options.set(option, value)
  }
  return options
}
