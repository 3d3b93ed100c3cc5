import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY } from '../shared/time.ts'
import type { SafetyError } from './errors.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { putApart } from './put-apart.ts'
import { REPORTS, type Report, reportNote } from './report.ts'

type Needs = Pick<Ports, 'atomically' | 'announcer' | 'now'>

/** `id` is made by the client, so that reporting again is not reporting twice. `blocked` blocks in one go. */
export type ReportMember = Omit<Report, 'reporter' | 'evidence' | 'at'> & {
  readonly reporter: MemberId
}

type Refusal = Exclude<SafetyError, { code: 'block.self' }>
type Outcome = Result<{ readonly report: Report; readonly isNew: boolean }, Refusal>

/** Keeps what one member says of another, with what it takes to judge it; the other is not told. */
export async function reportMember(
  { atomically, announcer, now }: Needs,
  command: ReportMember,
): Promise<Result<Report, Refusal>> {
  const { reporter, reported, blocked } = command
  if (reporter === reported) return err({ code: 'report.self' })
  const note = reportNote(command.note)
  if (!note.ok) return note

  const kept = await atomically(async (stores): Promise<Outcome> => {
    // Held, so that of many reports at once no more are let through than one by one.
    await stores.accounts.hold(reporter)
    const draft = { ...command, note: note.value, at: now() }
    const earlier = await stores.reports.byId(draft.id)
    if (earlier) {
      return isSame(earlier, draft)
        ? ok({ report: earlier, isNew: false })
        : err({ code: 'report.id-taken' })
    }
    return add(stores, draft)
  })
  if (!kept.ok) return kept
  const { report, isNew } = kept.value
  if (isNew && blocked) {
    for (const one of [reporter, reported]) announcer.announce(one, { type: 'account' })
  }
  return ok(report)
}

async function add(stores: Stores, draft: ReportMember & Pick<Report, 'at'>): Promise<Outcome> {
  const { reporter, reported, blocked, at } = draft
  if ((await stores.reports.countSince(reporter, at - DAY)) >= REPORTS.perDay) {
    return err({ code: 'report.too-many', limit: REPORTS.perDay })
  }
  const evidence = await gatherEvidence(stores, draft)
  if (!evidence.ok) return evidence

  const report: Report = { ...draft, evidence: evidence.value }
  await stores.reports.add(report)
  if (blocked) await putApart(stores, { member: reporter, blocked: reported, at })
  return ok({ report, isNew: true })
}

/** Whether a call with a known id says what the first one said. */
const isSame = (earlier: Report, { reporter, reported, ...said }: ReportMember): boolean =>
  earlier.reporter === reporter &&
  earlier.reported === reported &&
  earlier.reason === said.reason &&
  earlier.note === said.note &&
  earlier.conversation === said.conversation &&
  earlier.message === said.message &&
  earlier.blocked === said.blocked
