import type { MemberId } from '../accounts/account.ts'
import { applyBlock } from '../blocks/apply-block.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Limit } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ReportError } from './errors.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { type Report, reportNote } from './report.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'now'>

/** `id` is client-made (idempotency key). `blocked` also blocks. */
export type ReportMember = Omit<Report, 'reporter' | 'evidence' | 'at'> & {
  readonly reporter: MemberId
}

type Outcome = Result<Report, ReportError>

/** Stores a report with its evidence; the reported member is not notified. */
export async function reportMember(
  { atomically, limits, now }: Needs,
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
    return add(stores, draft, limits.reports)
  })
}

async function add(
  stores: Stores,
  draft: ReportMember & Pick<Report, 'at'>,
  { tries, window }: Limit,
): Promise<Outcome> {
  const { reporter, reported, blocked, at } = draft
  if ((await stores.reports.countSince(reporter, at - window)) >= tries) {
    return err({ code: 'report.too-many', limit: tries })
  }
  const evidence = await gatherEvidence(stores, draft)
  if (!evidence.ok) return evidence

  const report: Report = { ...draft, evidence: evidence.value }
  await stores.reports.add(report)
  if (blocked) await applyBlock(stores, { member: reporter, blocked: reported, at })
  const { id } = report
  await stores.events.append({ type: 'report.filed', report: id, by: reporter, reported }, at)
  return ok(report)
}

/** Whether a replay has the same content as the first call. */
const isSame = (earlier: Report, { reporter, reported, ...said }: ReportMember): boolean =>
  earlier.reporter === reporter &&
  earlier.reported === reported &&
  earlier.reason === said.reason &&
  earlier.note === said.note &&
  earlier.conversation === said.conversation &&
  earlier.message === said.message &&
  earlier.blocked === said.blocked
