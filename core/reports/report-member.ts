import { applyBlock } from '../blocks/apply-block.ts'
import type { Ports, Stores } from '../ports.ts'
import { type Limit, minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ReportError } from './errors.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { mergedBefore, rememberMerged } from './merged-report.ts'
import { isExempt, pausedUntil } from './misuse.ts'
import { type Evidence, type Report, reportNote } from './report.ts'
import { type Draft, isSameMatter, type ReportMember } from './report-draft.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>

type Outcome = Result<Report, ReportError>

/**
 * Stores a report with its evidence; the reported member is not notified. The same said again while nobody has decided
 * is the same case, with what was written since.
 */
export async function reportMember(
  { atomically, limits, secrets, now }: Needs,
  command: ReportMember,
): Promise<Result<Report, ReportError>> {
  const { reporter, reported } = command
  if (reporter === reported) return err({ code: 'report.self' })
  const note = reportNote(command.note)
  if (!note.ok) return note

  return atomically(async (stores): Promise<Outcome> => {
    // Locked for the rate limit under concurrency, and for the block.
    await stores.accounts.lockBoth(reporter, reported)
    const draft = { ...command, note: note.value, at: now() }
    const earlier = await stores.reports.byId(draft.id)
    if (earlier) {
      return isSame(earlier, draft) ? ok(earlier) : err({ code: 'report.id-taken' })
    }
    const merged = await mergedBefore(stores, secrets, draft)
    return merged ?? add(stores, secrets, draft, limits.reports)
  })
}

async function add(
  stores: Stores,
  secrets: Ports['secrets'],
  draft: Draft,
  { tries, window }: Limit,
): Promise<Outcome> {
  const { reporter, reported, blocked, at } = draft
  const evidence = await gatherEvidence(stores, draft)
  if (!evidence.ok) return evidence
  const undecided = await stores.reports.undecided(reporter, reported)
  const known = undecided.find((report) => isSameMatter(report, draft))
  // Locked: somebody may begin to look at it at this moment.
  const same = known ? await stores.reports.lock(known.id) : null
  if (!same) {
    const refused = await refusalOf(stores, draft, { tries, window })
    if (refused) return err(refused)
  }
  const report: Report = same
    ? { ...same, evidence: withNew(same.evidence, evidence.value) }
    : { ...draft, evidence: evidence.value, takenAt: null, decision: null }
  await (same ? stores.reports.save(report) : stores.reports.add(report))
  if (blocked) await applyBlock(stores, { member: reporter, blocked: reported, at })
  if (same) {
    await rememberMerged(stores, secrets, draft)
    return ok({ ...report, blocked: report.blocked || blocked })
  }
  const { id } = report
  await stores.events.append({ type: 'report.filed', report: id, by: reporter, reported }, at)
  return ok(report)
}

async function refusalOf(
  { reports, restrictions }: Stores,
  { reporter, reason, at }: Draft,
  { tries, window }: Limit,
): Promise<ReportError | null> {
  const until = pausedUntil(await restrictions.of(reporter), at)
  if (until !== null && !isExempt(reason)) {
    return { code: 'report.paused', minutes: minutesUntil(until, at) }
  }
  const made = await reports.countSince(reporter, at - window)
  return made >= tries ? { code: 'report.too-many', limit: tries } : null
}

/** What was kept first stays, with the messages that came since. */
const withNew = (kept: Evidence, { messages }: Evidence): Evidence => ({
  ...kept,
  messages: [
    ...kept.messages,
    ...messages.filter(({ id }) => !kept.messages.some((one) => one.id === id)),
  ],
})

/** Whether a replay has the same content as the first call. */
const isSame = (earlier: Report, { reporter, reported, ...said }: ReportMember): boolean =>
  earlier.reporter === reporter &&
  earlier.reported === reported &&
  earlier.reason === said.reason &&
  earlier.note === said.note &&
  earlier.conversation === said.conversation &&
  earlier.message === said.message &&
  earlier.blocked === said.blocked
