import type { Ports } from '../ports.ts'
import { caseOf, caseReference } from '../shared/case-reference.ts'
import type { ComplaintId } from './complaint.ts'
import type { ReportId } from './report.ts'

type Needs = Pick<Ports, 'secrets'>

/** Opens the status of a report without a login. */
export const reportReference = (ports: Needs, id: ReportId): string =>
  caseReference(ports, 'report', id)

/** The id of the report; `null` if the reference is not ours. */
export const reportOf = (ports: Needs, reference: string): ReportId | null =>
  caseOf(ports, 'report', reference)

type ComplaintReferenceNeeds = Pick<Ports, 'secrets'>

/** Opens a complaint without a login. */
export const complaintReference = (ports: ComplaintReferenceNeeds, id: ComplaintId): string =>
  caseReference(ports, 'complaint', id)

/** The id of the complaint; `null` if the reference is not ours. */
export const complaintOf = (
  ports: ComplaintReferenceNeeds,
  reference: string,
): ComplaintId | null => caseOf(ports, 'complaint', reference)
