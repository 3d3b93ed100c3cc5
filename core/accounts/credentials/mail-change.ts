import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import type { Account, MemberId } from '../account.ts'
import { checkEmail, sameEmail } from '../email.ts'
import type { AccountError, EmailError } from '../errors.ts'
import { countDisclosure } from '../links/count-disclosure.ts'
import { allowAddressMail, lifeOf, stateOf } from '../mail-links.ts'
import type { PasswordPorts } from '../password.ts'
import { isBlocked, type TooManyTries } from '../rate-limit.ts'
import { mailNewAddress, replaceUnproven, voidMailChange } from '../replace-address.ts'
import type { Session } from '../sessions.ts'
import { verifyOwnPassword } from './change-password.ts'

/** An address that waits for its link to be used. */
type PendingMailChange = { readonly email: string; readonly until: Instant }

/** A member's email change that waits for confirmation; `null` if none. */
export async function pendingMailChange(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<PendingMailChange | null> {
  const link = await reads.links.newest(member, 'change-mail')
  if (link && stateOf(link, now()) === 'usable') return { email: link.email, until: link.expiresAt }
  return queuedMailChange({ reads, now }, member)
}

/** One whose mail waits to be sent: its link begins with the mail. */
async function queuedMailChange(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<PendingMailChange | null> {
  const unsent = await reads.deliveries.unsent(member, 'change-mail')
  const notification = unsent.find(({ diedAt }) => diedAt === null)?.notification
  if (notification?.kind !== 'change-mail') return null
  return { email: notification.email, until: now() + lifeOf('change-mail') }
}

/** Cancels it: its links no longer work, nor does one in a mail that is still to be sent. */
export async function cancelMailChange(
  { atomically }: Pick<Ports, 'atomically'>,
  member: MemberId,
): Promise<void> {
  await atomically(async (stores) => {
    await stores.accounts.lock(member)
    await voidMailChange(stores, member)
    return ok(null)
  })
}

type Needs = PasswordPorts & Pick<Ports, 'domains' | 'newId'>

type RequestMailChange = {
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
          | 'email.refused'
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
  const checked = checkEmail(ports.domains, typed)
  if (!checked.ok) return checked
  const email = checked.value
  if (sameEmail(ports.domains, email, account.email)) return err({ code: 'email.unchanged' })

  const proven = await verifyOwnPassword(ports, { account, session, password, address })
  if (!proven.ok) return proven

  const counted = await countDisclosure(ports, address)
  if (!counted.ok) return counted
  if (await isBlocked(ports.reads, ports, { email, network: null }))
    return err({ code: 'email.refused' })
  if (await ports.reads.accounts.byEmail(email)) return err({ code: 'email.taken' })

  const member = account.id
  return ports.atomically(async (stores) => {
    const locked = await stores.accounts.lock(member)
    const allowed = await allowAddressMail(stores, ports, { member, email, address })
    if (!allowed.ok) return allowed
    if (locked?.status === 'not_confirmed') {
      return replaceUnproven(stores, ports, { account: locked, session: session.id, email, site })
    }
    return mailNewAddress(stores, ports, { account, email, site })
  })
}
