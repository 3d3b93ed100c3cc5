import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { AccountError } from '../errors.ts'
import { tryKeys } from '../rate-limit.ts'
import { countTry, TRY_RETENTION } from '../tries.ts'

/**
 * Rate limit of requests that reveal whether an email is known (spec §8): counted whatever the answer, refused when
 * the address block made too many.
 */
export async function countDisclosure(
  ports: Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>,
  address: string,
): Promise<Result<null, Extract<AccountError, { code: 'tries.too-many' }>>> {
  const { limits, secrets, now } = ports
  const counted = { key: tryKeys(secrets).disclosure(address), limit: limits.disclosure }
  const until = await countTry(ports, counted)
  return until ? err({ code: 'tries.too-many', minutes: minutesUntil(until, now()) }) : ok(null)
}

/** Prunes attempts older than every rate limit's window, networks of signups as old, and blocks of signups that ended. */
export async function pruneTries({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ attempts, signupNetworks, signupBlocks }) => {
    await attempts.pruneBefore(now() - TRY_RETENTION)
    await signupNetworks.pruneBefore(now() - TRY_RETENTION)
    await signupBlocks.pruneEnded(now())
    return ok(null)
  })
}
