import type { Ports } from '../../ports.ts'
import { caseOf } from '../../shared/case-reference.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { COMPLAINT_RETENTION, type Complaint } from '../complaint.ts'
import type { ComplaintError } from '../errors.ts'

/** A complaint, for its sender, by the reference from the receipt. */
export async function viewComplaint(
  ports: Pick<Ports, 'reads' | 'secrets'>,
  { reference }: { readonly reference: string },
): Promise<Result<Complaint, Extract<ComplaintError, { code: 'complaint.not-found' }>>> {
  const id = caseOf(ports, 'complaint', reference)
  const complaint = id === null ? null : await ports.reads.complaints.byId(id)
  return complaint ? ok(complaint) : err({ code: 'complaint.not-found' })
}

/** Prunes complaints past their retention. */
export async function pruneComplaints({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ complaints }) =>
    ok(await complaints.pruneBefore(now() - COMPLAINT_RETENTION)),
  )
}
