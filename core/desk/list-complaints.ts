import type { Complaint } from '../complaints/complaint.ts'
import type { WaitingPosition } from '../complaints/complaints.ts'
import type { Reads } from '../ports.ts'
import { caseOperators } from './case-operators.ts'

/** A complaint in a list of the desk. */
export type ListedComplaint = {
  readonly complaint: Complaint
  /** Who took it, while nobody has answered. */
  readonly takenBy: string | null
}

type Needs = { readonly reads: Pick<Reads, 'complaints' | 'operators' | 'operatorActions'> }

const PAGE = 50

/** A page of those that wait, gravest first, or of those that were answered, last first; and whether there are more. */
export async function listComplaints(
  { reads }: Needs,
  {
    state,
    after,
  }: { readonly state: 'waiting' | 'answered'; readonly after: WaitingPosition | null },
): Promise<{ readonly items: readonly ListedComplaint[]; readonly more: boolean }> {
  const { unanswered, answered } = reads.complaints
  const found = await (state === 'waiting' ? unanswered : answered)(after, PAGE + 1)
  const items = await Promise.all(
    found.slice(0, PAGE).map(async (complaint) => ({
      complaint,
      takenBy: await takerOf(reads, complaint),
    })),
  )
  return { items, more: found.length > PAGE }
}

async function takerOf(
  reads: Needs['reads'],
  { id, takenAt, answeredAt }: Complaint,
): Promise<string | null> {
  if (takenAt === null || answeredAt !== null) return null
  return (await caseOperators(reads, 'complaint', id)).takenBy
}
