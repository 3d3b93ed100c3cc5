/**
 * `bun run reports [<number>]` lists what waits for a decision, or shows one with its evidence; `take` says that somebody looks
 * at it, `decide` decides.
 */
import { singleLine } from '#adapters/shared/single-line.ts'
import { HOUSE_RULES } from '#core/accounts/house-rules.ts'
import type { Reads } from '#core/ports.ts'
import { isGrave } from '#core/reports/gravity.ts'
import { type ListedReport, type Report, reportNumber, reportState } from '#core/reports/report.ts'
import { NO_ACTION_GROUNDS } from '#core/reports/ruling.ts'
import { takeReport } from '#core/reports/take-report.ts'
import { inPages } from '#core/shared/in-pages.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { command, say, UsageError } from './command.ts'
import { decideOnReport, REFUSED, whileDeciding } from './deciding.ts'
import { findReport } from './find-report.ts'
import { type RulingArgs, type RulingError, rulingIn } from './ruling-args.ts'

const USAGE =
  'bun run reports [<number>] | take <number> | decide <number> no-action|content-removed --reason <reason> | decide <number> warning|ban --reason <rule> --facts <text>'
/** Decided ones are listed from so many of the newest. */
const LISTED = 100
const PAGE = 500

const WRONG = {
  usage: USAGE,
  grounds: `a reason to do nothing is one of ${NO_ACTION_GROUNDS.join(', ')}.`,
  rule: `a reason is one of ${HOUSE_RULES.join(', ')}.`,
} as const satisfies Record<RulingError, string>

await command(async ([first, ...more]) => {
  if (first === 'decide') {
    const typed = rulingIn(more)
    if (!typed.ok) throw new UsageError(WRONG[typed.error])
    return whileDeciding((ports) => decide(ports, typed.value))
  }
  const [number, ...rest] = first === 'take' ? more : [first, ...more]
  if (rest.length > 0 || (first === 'take' && number === undefined)) throw new UsageError(USAGE)
  if (first === 'take') return take(number ?? '')
  const { reads, close } = await openReads(readDataLocation(process.env))
  try {
    if (number === undefined) await list(reads)
    else show(await findReport(reads, number))
  } finally {
    await close()
  }
})

async function decide(
  ports: Parameters<typeof decideOnReport>[0],
  { number, ...ruling }: RulingArgs,
): Promise<void> {
  const { id } = await findReport(ports.reads, number)
  await decideOnReport(ports, number, { ...ruling, report: id })
}

function take(number: string): Promise<void> {
  return whileDeciding(async (ports) => {
    const { id } = await findReport(ports.reads, number)
    const taken = await takeReport(ports, { report: id })
    if (!taken.ok) throw new UsageError(REFUSED[taken.error.code])
    say(`${number}: its reporter sees that somebody looks at it.`)
  })
}

/** Lists reason and age of each, and none of the texts: all that wait, the gravest and oldest first, then the newest. */
async function list({ reports }: Pick<Reads, 'reports'>): Promise<void> {
  const waiting: ListedReport[] = []
  const after = (last: ListedReport | null) =>
    reports.waiting(last && { ...last, grave: isGrave(last.reason) }, PAGE)
  const { errors } = await inPages({ size: PAGE, after }, async (report) => waiting.push(report))
  if (errors.length > 0) throw errors[0]
  const newest = await reports.latest(LISTED)
  const decided = newest.filter(({ decision }) => decision !== null)
  say(`${waiting.length} reports wait for a decision`)
  waiting.forEach(line)
  if (decided.length > 0) say(`${decided.length} of the newest ${LISTED} reports are decided`)
  decided.forEach(line)
}

function line(report: ListedReport): void {
  const { at, reason, reported } = report
  const state = reportState(report).padEnd('in-review'.length)
  say(`  ${reportNumber(report)}  ${isoOf(at)}  ${state}  ${reason}  ${reported}`)
}

function show(report: Report): void {
  const { reporter, reported, reason, note, blocked, evidence, at, decision } = report
  say(`${reportNumber(report)}  ${isoOf(at)}  ${reason}`)
  say(`state     ${reportState(report)}`)
  if (decision) say(`decision  ${isoOf(decision.at)}  ${decision.outcome}  ${decision.grounds}`)
  say(`reported  ${reported}  ${singleLine(evidence.name)}`)
  say(`by        ${reporter ?? 'an erased member'}${blocked ? ', who also blocked them' : ''}`)
  say(`note      ${singleLine(note)}`)
  say(`profile   ${singleLine(evidence.about)}`)
  for (const { id, text, sentAt, photo } of evidence.messages) {
    const meant = id === report.message ? '  (the one reported)' : ''
    say(`message   ${isoOf(sentAt)}  ${photo ? `photo ${photo}` : singleLine(text)}${meant}`)
  }
}
