import { isOpen } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { countDisclosure } from '../rate-limits/count-disclosure.ts'
import { allowResetMail } from '../rate-limits/mail-allowance.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'secrets' | 'domains' | 'now' | 'newId'
>

export type RequestReset = {
  readonly email: string
  readonly address: string
  /** The site of the request. */
  readonly site: SiteId
}

type Refusal = Extract<
  AccountError,
  { code: 'email.not-found' | 'mails.too-many' | 'tries.too-many' }
>

/** Mails a password reset link. Spec §8 wants unknown emails reported; that is rate-limited per address block. */
export async function requestReset(
  ports: Needs,
  { email, address, site }: RequestReset,
): Promise<Result<null, Refusal>> {
  const counted = await countDisclosure(ports, address)
  if (!counted.ok) return counted

  const account = await ports.reads.accounts.byEmail(email)
  if (!account || !isOpen(account)) return err({ code: 'email.not-found' })

  return ports.atomically(async (stores) => {
    const allowed = await allowResetMail(stores, ports, { member: account.id, address })
    if (!allowed.ok) return allowed
    await stores.events.append({ type: 'reset.requested', member: account.id, site }, ports.now())
    return ok(null)
  })
}
