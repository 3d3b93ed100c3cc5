import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { WITHDRAWAL_RETENTION } from './withdrawal.ts'

/** Prunes withdrawals past their retention. */
export async function pruneWithdrawals({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ withdrawals }) =>
    ok(await withdrawals.pruneBefore(now() - WITHDRAWAL_RETENTION)),
  )
}
