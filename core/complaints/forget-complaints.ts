import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { COMPLAINT_KEPT } from './complaint.ts'

/** Forgets complaints that were kept for as long as they may be. */
export async function forgetComplaints({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ complaints }) =>
    ok(await complaints.forgetBefore(now() - COMPLAINT_KEPT)),
  )
}
