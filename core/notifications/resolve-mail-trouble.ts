import type { Account, MemberId } from '../accounts/account.ts'
import { isOpen } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** Re-enables mails after the member checked their address. If it still fails, the next bounce disables them again. */
export async function resolveMailTrouble(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member }: { readonly member: MemberId },
): Promise<Result<Account, Extract<AccountError, { code: 'authentication.required' }>>> {
  return atomically(async ({ accounts, events }) => {
    const account = await accounts.lock(member)
    if (!account || !isOpen(account)) {
      return err({ code: 'authentication.required', authentication_required: true })
    }
    const next: Account = { ...account, mailTroubles: [] }
    await accounts.save(next)
    await events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}
