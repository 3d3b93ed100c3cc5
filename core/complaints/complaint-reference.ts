import type { Ports } from '../ports.ts'
import { caseOf, caseReference } from '../shared/case-reference.ts'
import type { ComplaintId } from './complaint.ts'

type Needs = Pick<Ports, 'secrets'>

/** Opens a complaint without a login. */
export const complaintReference = (ports: Needs, id: ComplaintId): string =>
  caseReference(ports, 'complaint', id)

/** The id of the complaint; `null` if the reference is not ours. */
export const complaintOf = (ports: Needs, reference: string): ComplaintId | null =>
  caseOf(ports, 'complaint', reference)
