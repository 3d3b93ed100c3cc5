import type { MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { allowAddressMail } from '../rate-limits/mail-allowance.ts'
import { ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now' | 'newId'>

/** Sends the confirmation mail again; nothing if already confirmed. */
export async function resendActivation(
  ports: Needs,
  { member, site }: { readonly member: MemberId; readonly site: SiteId },
): Promise<Result<null, Extract<AccountError, { code: 'mails.too-many' }>>> {
  return ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    if (account?.status !== 'not_confirmed') return ok(null)
    const allowed = await allowAddressMail(stores, ports, { member, email: account.email })
    if (!allowed.ok) return allowed
    await stores.events.append({ type: 'activation.requested', member, site }, ports.now())
    return ok(null)
  })
}
