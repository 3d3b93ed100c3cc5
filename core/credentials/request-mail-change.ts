import type { Account } from '../accounts/account.ts'
import { checkEmail } from '../accounts/email.ts'
import { sameEmail } from '../accounts/email-key.ts'
import type { AccountError, EmailError } from '../accounts/errors.ts'
import type { Ports, Stores } from '../ports.ts'
import { countDisclosure } from '../rate-limits/count-disclosure.ts'
import { allowAddressMail } from '../rate-limits/mail-allowance.ts'
import type { TooManyTries } from '../rate-limits/password-tries.ts'
import type { Session } from '../sessions/sessions.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import { passwordPrint } from './password-print.ts'
import { replaceAddress } from './replace-address.ts'
import { verifyOwnPassword } from './verify-own-password.ts'
import { voidMailChange } from './void-mail-change.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now' | 'newId'
>

export type RequestMailChange = {
  readonly account: Account
  readonly session: Session
  readonly email: string
  readonly password: string
  readonly address: string
  /** The site of the request. */
  readonly site: SiteId
}

type Refusal =
  | TooManyTries
  | Extract<
      AccountError,
      {
        code:
          | EmailError['code']
          | 'email.unchanged'
          | 'email.taken'
          | 'password.old-wrong'
          | 'mails.too-many'
      }
    >

/**
 * Mails a link to the new address; the account keeps the old one until the link is used. An address that nobody
 * confirmed is replaced at once: it proves nothing, and may be somebody else's by a slip.
 */
export async function requestMailChange(
  ports: Needs,
  { account, session, email: typed, password, address, site }: RequestMailChange,
): Promise<Result<null, Refusal>> {
  const checked = checkEmail(typed)
  if (!checked.ok) return checked
  const email = checked.value
  if (sameEmail(ports.domains, email, account.email)) return err({ code: 'email.unchanged' })

  const proven = await verifyOwnPassword(ports, { account, session, password, address })
  if (!proven.ok) return proven

  const counted = await countDisclosure(ports, address)
  if (!counted.ok) return counted
  if (await ports.reads.accounts.byEmail(email)) return err({ code: 'email.taken' })

  const member = account.id
  return ports.atomically(async (stores) => {
    const locked = await stores.accounts.lock(member)
    const allowed = await allowAddressMail(stores, ports, { member, email, address })
    if (!allowed.ok) return allowed
    if (locked?.status === 'not_confirmed') {
      return correctAddress(stores, ports, { account: locked, session, email, site })
    }
    // Of two addresses asked for, only the last one is meant.
    await voidMailChange(stores, member)
    // No event: events contain no address, and the new one belongs to no account yet.
    const asked = { member, email, site, passwordPrint: passwordPrint(ports, account) }
    const notice = { kind: 'change-mail', ...asked } as const
    const at = ports.now()
    await stores.deliveries.add({ id: ports.newId(), notice, addedAt: at, dueAt: at })
    return ok(null)
  })
}

/** The activation mail goes to the new address, and none to the old one: whoever has it is a stranger. */
async function correctAddress(
  stores: Stores,
  ports: Pick<Ports, 'now'>,
  { account, session, email, site }: Omit<RequestMailChange, 'password' | 'address'>,
): Promise<Result<null, Extract<AccountError, { code: 'email.taken' }>>> {
  const corrected = await replaceAddress(stores, { account, email, session: session.id })
  if (!corrected) return err({ code: 'email.taken' })
  const member = account.id
  await stores.events.append({ type: 'email.changed', member }, ports.now())
  await stores.events.append({ type: 'activation.requested', member, site }, ports.now())
  return ok(null)
}
