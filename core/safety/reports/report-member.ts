import type { MemberId } from '../../accounts/account.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { TRY_RETENTION } from '../../accounts/tries.ts'
import { applyBlock } from '../../discovery/apply-block.ts'
import type { Ports, Stores } from '../../ports.ts'
import { type Limit, minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { stableJson } from '../../shared/text.ts'
import type { ReportError } from '../errors.ts'
import { type Evidence, type Report, reportNote } from '../report.ts'
import { isExempt, pausedUntil } from '../restriction.ts'
import { gatherEvidence } from './gather-evidence.ts'

/** `id` is client-made (idempotency key). `blocked` also blocks. */
export type ReportMember = Omit<Report, 'reporter' | 'evidence' | 'at' | 'takenAt' | 'decision'> & {
  readonly reporter: MemberId
}

/** A report being filed. */
type Draft = ReportMember & Pick<Report, 'at'>

/** Whether a report says what an earlier one between the same two said. */
const isSameMatter = (earlier: Report, { reason, message, note }: ReportMember): boolean =>
  earlier.reason === reason && earlier.message === message && earlier.note === note

type Secrets = Ports['secrets']

/**
 * The answer to a report whose id was merged into an earlier report, as only that one is stored: its first answer, or
 * a refusal of other content. `null` if the id is new.
 */
async function mergedBefore(
  { attempts, reports }: Pick<Stores, 'attempts' | 'reports'>,
  secrets: Secrets,
  draft: Draft,
): Promise<Result<Report, ReportError> | null> {
  const { used, sent } = keysOf(secrets, draft)
  // Two members may send one id at once.
  await attempts.lock(used)
  const since = draft.at - TRY_RETENTION
  const [mergedAt] = await attempts.since(used, since)
  if (mergedAt === undefined) return null
  const again = (await attempts.since(sent, since)).length > 0
  const own = again ? await reports.by(draft.reporter) : []
  const into = own.find(
    (one) => one.reported === draft.reported && one.at <= mergedAt && isSameMatter(one, draft),
  )
  if (!into) return err({ code: 'report.id-taken' })
  return ok({ ...into, blocked: into.blocked || draft.blocked })
}

/** Remembers that an id was merged, and with which content. */
async function rememberMerged(
  { attempts }: Pick<Stores, 'attempts'>,
  secrets: Secrets,
  draft: Draft,
): Promise<void> {
  const { used, sent } = keysOf(secrets, draft)
  await attempts.add(used, draft.at)
  await attempts.add(sent, draft.at)
}

function keysOf(secrets: Secrets, { at: _, ...content }: Draft) {
  const { mergedReport } = tryKeys(secrets)
  return {
    used: mergedReport(content.id, ''),
    sent: mergedReport(content.id, secrets.fingerprint(stableJson(content))),
  }
}

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
