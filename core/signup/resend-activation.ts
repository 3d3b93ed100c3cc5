import type { MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { allowAddressMail } from '../rate-limits/mail-allowance.ts'
import { ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'domains' | 'now' | 'newId'>

export type ResendActivation = {
  readonly member: MemberId
  readonly site: SiteId
  /** The client's IP address. */
  readonly address: string
}

/** Sends the confirmation mail again, and whether it did: not if already confirmed. */
export async function resendActivation(
  ports: Needs,
  { member, site, address }: ResendActivation,
): Promise<Result<boolean, Extract<AccountError, { code: 'mails.too-many' }>>> {
  return ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    if (account?.status !== 'not_confirmed') return ok(false)
    const { email } = account
    const allowed = await allowAddressMail(stores, ports, { member, email, address })
    if (!allowed.ok) return allowed
    await stores.events.append({ type: 'activation.requested', member, site }, ports.now())
    return ok(true)
  })
}
