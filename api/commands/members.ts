/**
 * `bun run members <id>` shows a member's state and the decisions about them; `ban`, `warn` and `unban` decide.
 */
import { singleLine } from '#adapters/shared/single-line.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
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
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'
import { type DecisionArgs, decisionIn } from './decision-args.ts'

const USAGE =
  'bun run members <id> | ban|warn <id> --reason <rule> --facts <text> [--report <number>] | unban <id> --facts <text>'
/** How many reports are searched for a number. */
const SEARCHED = 10_000

const REFUSED = {
  'restriction.no-facts': 'say what happened, in --facts: the member reads it.',
  'restriction.too-long': 'the facts are too long.',
  'restriction.no-member': 'there is no such member, or they left.',
  'restriction.unchanged': 'they are banned already, or were not banned.',
} as const satisfies Record<RestrictionError['code'], string>

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

/** A provider is not reached from here: a payment that is made all the same is returned by the server. */
async function decide(typed: DecisionArgs): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  try {
    const report = await reportOf(storage.reads, typed)
    const units = repeatableUnits({
      atomically: storage.atomically,
      now: systemNow,
      newId: uuids(systemNow),
    })
    const decided = await decisionOf({ ...units, providers: () => null }, typed, report)
    if (!decided.ok) throw new UsageError(REFUSED[decided.error.code])
    say(`${decisionNumber(decided.value)}: ${typed.member} is told by mail.`)
  } finally {
    await storage.close()
  }
}

type Needs = Parameters<typeof banMember>[0]

async function decisionOf(
  ports: Needs,
  { verb, member, rule, facts }: DecisionArgs,
  report: ReportId | null,
): Promise<Result<Restriction, RestrictionError>> {
  if (rule === null) return unbanMember(ports, { member, facts })
  const reasons = { member, rule, facts, report }
  return verb === 'ban' ? banMember(ports, reasons) : warnMember(ports, reasons)
}

/** A report must be about the member who is decided on. */
async function reportOf(
  { reports }: Reads,
  { report: number, member }: DecisionArgs,
): Promise<ReportId | null> {
  if (number === null) return null
  const found = (await reports.latest(SEARCHED)).find((report) => reportNumber(report) === number)
  if (found?.reported !== member) throw new UsageError(`${number} is no report of ${member}.`)
  return found.id
}
