import type { Ports, Stores } from '../../ports.ts'
import { alreadyAnswered } from '../../safety/answer-complaint.ts'
import type { Complaint, ComplaintId } from '../../safety/complaint.ts'
import type { Report, ReportId } from '../../safety/report.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { DeskError } from '../errors.ts'
import { recordedAs } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import type { OperatorActionKind } from '../ports.ts'

type Needs = Pick<Ports, 'atomically' | 'now' | 'newId'>
type Taken = Extract<DeskError, { code: 'case.taken' }>

/** Whether it may be taken over from a colleague: without it, what a colleague took meanwhile is refused. */
type Over = { readonly over?: boolean | undefined }

type ReportRefusal = { readonly code: 'report.not-found' | 'report.decided' }
type ComplaintRefusal =
  | { readonly code: 'complaint.not-found' }
  | Awaited<ReturnType<typeof alreadyAnswered>>

/** An operator takes a report. */
export const takeCase = (
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { report: id, over }: Over & { readonly report: ReportId },
): Promise<Result<Report, ReportRefusal | Taken>> =>
  takeOnce<Report, ReportRefusal>(ports, operator, {
    ...{ id, over, action: 'report.taken' },
    async lock({ reports }) {
      const report = await reports.lock(id)
      if (!report) return err({ code: 'report.not-found' })
      return report.decision ? err({ code: 'report.decided' }) : ok(report)
    },
    async take({ reports }, report) {
      const taken: Report = { ...report, takenAt: report.takenAt ?? ports.now() }
      await reports.save(taken)
      return taken
    },
  })

/** An operator takes a complaint. */
export const takeComplaint = (
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { complaint: id, over }: Over & { readonly complaint: ComplaintId },
): Promise<Result<Complaint, ComplaintRefusal | Taken>> =>
  takeOnce<Complaint, ComplaintRefusal>(ports, operator, {
    ...{ id, over, action: 'complaint.taken' },
    async lock(stores) {
      const complaint = await stores.complaints.lock(id)
      if (!complaint) return err({ code: 'complaint.not-found' })
      return complaint.answeredAt === null ? ok(complaint) : err(await alreadyAnswered(stores, id))
    },
    async take({ complaints }, complaint) {
      const takenAt = complaint.takenAt ?? ports.now()
      await complaints.take(id, takenAt)
      return { ...complaint, takenAt }
    },
  })

type Taking<Found, Refusal> = Over & {
  readonly id: string
  readonly action: OperatorActionKind
  /** The case, locked, if it is open. */
  readonly lock: (stores: Stores) => Promise<Result<Found, Refusal>>
  readonly take: (stores: Stores, found: Found) => Promise<Found>
}

/**
 * Taking and taking over are both recorded. Taking again what one has is no change, so that nothing records it. Of two
 * operators who take at once, the second hears of the first.
 */
async function takeOnce<Found extends { readonly takenAt: Instant | null }, Refusal>(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { id, action, over = false, lock, take }: Taking<Found, Refusal>,
): Promise<Result<Found, Refusal | Taken>> {
  type Unrecorded = { readonly unrecorded: Result<Found, Refusal | Taken> }
  const recorded = recordedAs(ports, operator, action, id)
  const taken = await recorded.atomically(async (stores): Promise<Result<Found, Unrecorded>> => {
    const locked = await lock(stores)
    if (!locked.ok) return err({ unrecorded: locked })
    const found = locked.value
    const last = found.takenAt === null ? null : await stores.operatorActions.last(id, action)
    if (last?.operator === operator.id) return err({ unrecorded: ok(found) })
    const by = last?.operator ? await stores.operators.byId(last.operator) : null
    if (by && !over) return err({ unrecorded: err({ code: 'case.taken', by: by.name }) })
    return ok(await take(stores, found))
  })
  return taken.ok ? taken : taken.error.unrecorded
}
