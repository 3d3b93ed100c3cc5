import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { COMPLAINT_RETENTION } from './complaint.ts'

/** Prunes complaints past their retention. */
export async function pruneComplaints({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ complaints }) =>
    ok(await complaints.pruneBefore(now() - COMPLAINT_RETENTION)),
  )
}
