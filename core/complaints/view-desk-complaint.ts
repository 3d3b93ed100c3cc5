import type { Account } from '../accounts/account.ts'
import { lastActionAbout, type NamedAction } from '../operators/list-actions.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Complaint, ComplaintId } from './complaint.ts'
import type { ComplaintError } from './errors.ts'

/** A complaint as an operator sees it. */
export type DeskComplaint = {
  readonly complaint: Complaint
  /** Who has this address. Anyone can type it, so it proves no sender; `null` without an address or account. */
  readonly holder: Pick<Account, 'id'> | null
  /** Who answered, at the desk; `null` if nobody did, or by a command. */
  readonly answeredBy: NamedAction['by']
}

/** A complaint with all that an operator needs to answer it. */
export async function viewDeskComplaint(
  { reads }: Pick<Ports, 'reads'>,
  { id }: { readonly id: ComplaintId },
): Promise<Result<DeskComplaint, Extract<ComplaintError, { code: 'complaint.not-found' }>>> {
  const complaint = await reads.complaints.byId(id)
  if (!complaint) return err({ code: 'complaint.not-found' })
  const { email, answeredAt } = complaint
  return ok({
    complaint,
    holder: email === '' ? null : await reads.accounts.byEmail(email),
    answeredBy: answeredAt === null ? null : ((await lastActionAbout({ reads }, id))?.by ?? null),
  })
}
