import type { Account, MemberId } from '../accounts/account.ts'
import { isOpen } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

/**
 * Lets mails go to a member again who says so, after they looked at the address. If it still fails, the next mail
 * that comes back tells.
 */
export async function mendMailTrouble(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member }: { readonly member: MemberId },
): Promise<Result<Account, Extract<AccountError, { code: 'authentication.required' }>>> {
  return atomically(async ({ accounts, events }) => {
    const account = await accounts.hold(member)
    if (!account || !isOpen(account)) {
      return err({ code: 'authentication.required', authentication_required: true })
    }
    const next: Account = { ...account, mailTroubles: [] }
    await accounts.save(next)
    await events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}
