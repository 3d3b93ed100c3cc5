import type { HouseRule, MemberId } from '../accounts/account.ts'
import { CHAT_PHOTO_REFUSALS } from '../chats/chat.ts'
import type { Payment } from '../money/order.ts'
import { cancelPayments } from '../money/settle-payment.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { ReportDecisionError } from './errors.ts'
import type { NoActionGrounds, Report, ReportDecision, ReportId } from './report.ts'
import { isBanned, type Restriction } from './restriction.ts'
import { answerMisuse } from './restrictions/answer-misuse.ts'
import { applyBan } from './restrictions/bans.ts'
import { applyWarning } from './restrictions/warn-member.ts'

/**
 * Whether a photo of a member was refused since a moment, on their profile or in a conversation: they were told why.
 * Of one in a conversation only the time of sending is kept.
 */
export async function hasRefusedPhoto(
  { photos, chatPhotos }: Pick<Reads, 'photos' | 'chatPhotos'>,
  member: MemberId,
  since: Instant,
): Promise<boolean> {
  const onProfile = (await photos.of(member)).some(
    ({ state, decidedAt }) => state === 'refused' && decidedAt !== null && decidedAt >= since,
  )
  if (onProfile) return true
  const sent = await chatPhotos.of(member)
  return sent.some(
    ({ reason, sentAt }) =>
      sentAt >= since && CHAT_PHOTO_REFUSALS.some((refusal) => refusal === reason),
  )
}

/** What is decided on a report, and what it needs. */
export type Decision =
  | { readonly outcome: 'no-action'; readonly grounds: NoActionGrounds }
  /** A photo that was refused since the report, of which its owner was told with the reason. */
  | { readonly outcome: 'content-removed'; readonly grounds: HouseRule }
  /** `facts` is for the reported member alone. */
  | { readonly outcome: 'warning' | 'ban'; readonly grounds: HouseRule; readonly facts: string }

export type DecideReport = Decision & { readonly report: ReportId }

/** The decision, with what it meant for the reported member and for the reporter; `null` is nothing. */
export type DecidedReport = {
  readonly report: Report
  readonly restriction: Restriction | null
  readonly misuse: Restriction | null
}

type Stamp = Pick<Ports, 'now' | 'newId'>

/**
 * Decides on a report, once: the reporter hears of it, the reported member of what was decided against them. Of two
 * decisions at the same time one counts and the other is refused.
 */
export async function decideReport(
  ports: Stamp & Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites'>,
  command: DecideReport,
): Promise<Result<DecidedReport, ReportDecisionError>> {
  const { reads, atomically, now, newId } = ports
  const found = await reads.reports.byId(command.report)
  if (!found) return err({ code: 'report.not-found' })
  const done = await atomically(async (stores) => {
    const report = await lockWithBoth(stores, found)
    if (!report) return err({ code: 'report.not-found' })
    if (report.decision) return err({ code: 'report.decided' })
    const applied = await apply(stores, { now, newId }, report, command)
    if (!applied.ok) return applied
    const at = now()
    const decision: ReportDecision = { outcome: command.outcome, grounds: command.grounds, at }
    const decided: Report = { ...report, takenAt: report.takenAt ?? at, decision }
    await stores.reports.save(decided)
    const { id, reporter, reported } = report
    const by = reporter === null ? {} : { by: reporter }
    await stores.events.append({ type: 'report.decided', report: id, reported, ...by }, at)
    const misuse = await answerMisuse(stores, { now, newId }, decided)
    return ok({ ...applied.value, report: decided, misuse })
  })
  if (!done.ok) return done
  const { unpaid, ...decided } = done.value
  await cancelPayments(ports, unpaid)
  return ok(decided)
}

/** Both accounts first, as everywhere: the reporter may be warned too. */
async function lockWithBoth(
  { accounts, reports }: Pick<Stores, 'accounts' | 'reports'>,
  { id, reporter, reported }: Report,
): Promise<Report | null> {
  if (reporter === null) await accounts.lock(reported)
  else await accounts.lockBoth(reporter, reported)
  return reports.lock(id)
}

type Applied = { readonly restriction: Restriction | null; readonly unpaid: readonly Payment[] }

async function apply(
  stores: Stores,
  stamp: Stamp,
  { id: report, reported: member, at: reportedAt }: Report,
  decision: Decision,
): Promise<Result<Applied, ReportDecisionError>> {
  if (decision.outcome === 'no-action') {
    const stands = isBanned(await stores.restrictions.of(member))
    if (decision.grounds === 'already-banned' && !stands) return err({ code: 'report.not-banned' })
    return ok({ restriction: null, unpaid: [] })
  }
  if (decision.outcome === 'content-removed') {
    if (!(await hasRefusedPhoto(stores, member, reportedAt)))
      return err({ code: 'report.nothing-removed' })
    return ok({ restriction: null, unpaid: [] })
  }
  const reasons = { member, rule: decision.grounds, facts: decision.facts, report }
  if (decision.outcome === 'ban') {
    const banned = await applyBan(stores, stamp, reasons)
    if (!banned.ok) return banned
    return ok({ restriction: banned.value.ban, unpaid: banned.value.unpaid })
  }
  const warned = await applyWarning(stores, stamp, reasons)
  return warned.ok ? ok({ restriction: warned.value, unpaid: [] }) : warned
}
