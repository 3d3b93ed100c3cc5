import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { BlockError } from './errors.ts'
import { putApart } from './put-apart.ts'

type Needs = Pick<Ports, 'atomically' | 'now'>
type Command = { readonly member: MemberId; readonly blocked: MemberId }

/** Lets two members neither see nor write to each other any more (spec §6). */
export async function blockMember(
  { atomically, now }: Needs,
  { member, blocked }: Command,
): Promise<Result<null, BlockError>> {
  if (member === blocked) return err({ code: 'block.self' })
  return atomically(async (stores) => {
    const [, other] = await stores.accounts.holdBoth(member, blocked)
    if (!other) return err({ code: 'profile.not-found' })
    await putApart(stores, { member, blocked, at: now() })
    return ok(null)
  })
}
