import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SafetyError } from './errors.ts'
import { putApart } from './put-apart.ts'

type Needs = Pick<Ports, 'atomically' | 'announcer' | 'now'>
type Command = { readonly member: MemberId; readonly blocked: MemberId }
type Refusal = Extract<SafetyError, { code: 'block.self' | 'profile.not-found' }>

/** Lets two members neither see nor write to each other any more (spec §6). */
export async function blockMember(
  { atomically, announcer, now }: Needs,
  { member, blocked }: Command,
): Promise<Result<null, Refusal>> {
  if (member === blocked) return err({ code: 'block.self' })
  const done = await atomically(async (stores) => {
    if (!(await stores.accounts.byId(blocked))) return err({ code: 'profile.not-found' })
    await putApart(stores, { member, blocked, at: now() })
    return ok(null)
  })
  if (done.ok) for (const one of [member, blocked]) announcer.announce(one, { type: 'account' })
  return done
}
