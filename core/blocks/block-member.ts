import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { consumeTry } from '../rate-limits/rate-limit.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { applyBlock } from './apply-block.ts'
import type { BlockError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Command = { readonly member: MemberId; readonly blocked: MemberId }

/** Blocks a member: neither sees nor writes to the other (spec §6). */
export async function blockMember(
  { atomically, limits, secrets, now }: Needs,
  { member, blocked }: Command,
): Promise<Result<null, BlockError>> {
  if (member === blocked) return err({ code: 'block.self' })
  return atomically(async (stores) => {
    const [, other] = await stores.accounts.lockBoth(member, blocked)
    if (!other) return err({ code: 'profile.not-found' })
    const at = now()
    if (!(await applyBlock(stores, { member, blocked, at }))) return ok(null)
    const counted = { key: tryKeys(secrets).blocks(member), limit: limits.blocks }
    const until = await consumeTry(stores, counted, at)
    return until ? err({ code: 'blocks.too-many', minutes: minutesUntil(until, at) }) : ok(null)
  })
}
