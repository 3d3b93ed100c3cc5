/**
 * `bun run members <id>` shows a member's state and the decisions about them; `ban`, `warn` and `unban` decide.
 */
import { singleLine } from '#adapters/shared/single-line.ts'
import type { MemberId } from '#core/accounts/account.ts'
import { HOUSE_RULES } from '#core/accounts/house-rules.ts'
import type { Reads } from '#core/ports.ts'
import { type ReportId, reportNumber } from '#core/reports/report.ts'
import { banMember } from '#core/restrictions/ban-member.ts'
import type { RestrictionError } from '#core/restrictions/errors.ts'
import { decisionNumber, type Restriction } from '#core/restrictions/restriction.ts'
import { unbanMember } from '#core/restrictions/unban-member.ts'
import { warnMember } from '#core/restrictions/warn-member.ts'
import type { Result } from '#core/shared/result.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { command, say, UsageError } from './command.ts'
import { type DecidingPorts, decideOnReport, REFUSED, whileDeciding } from './deciding.ts'
import { type DecisionArgs, decisionIn } from './decision-args.ts'
import { findReport } from './find-report.ts'

const USAGE =
  'bun run members <id> | ban|warn <id> --reason <rule> --facts <text> [--report <number>] | unban <id> --facts <text>'

await command(async (given) => {
  const [id, ...more] = given
  if (id !== undefined && more.length === 0) return show(id)
  const typed = decisionIn(given)
  if (!typed.ok) {
    const known = `a reason is one of ${HOUSE_RULES.join(', ')}.`
    throw new UsageError(typed.error === 'reason' ? known : USAGE)
  }
  await decide(typed.value)
})

async function show(id: MemberId): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const account = await reads.accounts.byId(id)
  const decisions = await reads.restrictions.of(id)
  const reports = await Promise.all(decisions.map(({ report }) => numberOf(reads, report)))
  await close()
  if (!account) throw new UsageError(`${id} is no member.`)
  say(`${id}  ${account.status}  ${account.site}, since ${isoOf(account.signedUpAt)}`)
  for (const [at, decision] of decisions.entries()) say(lineOf(decision, reports[at] ?? null))
}

function lineOf(decision: Restriction, report: string | null): string {
  const { kind, rule, facts, at } = decision
  const why = [rule, report && `report ${report}`].filter(Boolean).join(', ')
  return `  ${decisionNumber(decision)}  ${isoOf(at)}  ${kind}  ${why}  ${singleLine(facts)}`
}

async function numberOf({ reports }: Reads, id: ReportId | null): Promise<string | null> {
  const report = id === null ? null : await reports.byId(id)
  return report && reportNumber(report)
}

/** With a report, its reporter hears of the decision too. */
function decide(typed: DecisionArgs): Promise<void> {
  return whileDeciding(async (ports) => {
    const { member, verb, rule, facts, report: number } = typed
    if (number !== null && rule !== null && verb !== 'unban') {
      const report = await reportOf(ports.reads, number, member)
      const outcome = verb === 'ban' ? 'ban' : 'warning'
      await decideOnReport(ports, number, { report, outcome, grounds: rule, facts })
      return
    }
    const decided = await decisionOf(ports, typed)
    if (!decided.ok) throw new UsageError(REFUSED[decided.error.code])
    say(`${decisionNumber(decided.value)}: ${member} is told by mail.`)
  })
}

async function decisionOf(
  ports: DecidingPorts,
  { verb, member, rule, facts }: DecisionArgs,
): Promise<Result<Restriction, RestrictionError>> {
  if (rule === null) return unbanMember(ports, { member, facts })
  const reasons = { member, rule, facts, report: null }
  return verb === 'ban' ? banMember(ports, reasons) : warnMember(ports, reasons)
}

/** A report must be about the member who is decided on. */
async function reportOf(reads: Reads, number: string, member: MemberId): Promise<ReportId> {
  const found = await findReport(reads, number)
  if (found.reported !== member) throw new UsageError(`${number} is no report of ${member}.`)
  return found.id
}
