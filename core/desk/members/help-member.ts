import { type Account, isOpen, type MemberId } from '../../accounts/account.ts'
import { checkEmail, sameEmail } from '../../accounts/email.ts'
import type { AccountError, EmailError } from '../../accounts/errors.ts'
import { allowAddressMail } from '../../accounts/mail-links.ts'
import { isBlocked } from '../../accounts/rate-limit.ts'
import { replaceUnproven } from '../../accounts/replace-address.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'domains' | 'now' | 'newId'>

type Helped = {
  readonly member: MemberId
  readonly operator: Pick<Operator, 'id'>
}

type NotOpen = Extract<DeskError, { code: 'member.not-found' | 'member.closed' }>
type TooManyMails = Extract<AccountError, { code: 'mails.too-many' }>

/** Where an operator's requests are counted, beside the limits of the member and of the mailbox: they have no network. */
const DESK = 'desk'

/** Sends the confirmation mail again. Counted with those that the member asks for: a mailbox may be a stranger's. */
export const resendConfirmation = (
  ports: Needs,
  { member, operator }: Helped,
): Promise<
  Result<null, NotOpen | TooManyMails | Extract<DeskError, { code: 'member.confirmed' }>>
> =>
  ports.atomically(async (stores) => {
    const found = await lockOpen(stores, member)
    if (!found.ok) return found
    const { status, email, site } = found.value
    if (status !== 'not_confirmed') return err({ code: 'member.confirmed' })
    const allowed = await allowAddressMail(stores, ports, { member, email, address: DESK })
    if (!allowed.ok) return allowed
    await stores.events.append({ type: 'activation.requested', member, site }, ports.now())
    await recordedOnce(ports, operator, 'member.mailed', member)(stores)
    return ok(null)
  })

type CorrectionError =
  | NotOpen
  | TooManyMails
  | EmailError
  | Extract<DeskError, { code: 'member.confirmed' }>
  | Extract<AccountError, { code: 'email.unchanged' | 'email.taken' | 'email.refused' }>

/**
 * Corrects a mistyped address that nobody confirmed: it is replaced at once, and everybody is signed out. A confirmed one
 * is its member's own to change, with the password: an operator who could would be able to read their conversations.
 */
export async function correctAddress(
  ports: Needs,
  { member, email: typed, operator }: Helped & { readonly email: string },
): Promise<Result<null, CorrectionError>> {
  const checked = checkEmail(ports.domains, typed)
  if (!checked.ok) return checked
  const email = checked.value
  return ports.atomically(async (stores): Promise<Result<null, CorrectionError>> => {
    const found = await lockOpen(stores, member)
    if (!found.ok) return found
    const account = found.value
    if (account.status !== 'not_confirmed') return err({ code: 'member.confirmed' })
    if (sameEmail(ports.domains, email, account.email)) return err({ code: 'email.unchanged' })
    if (await isBlocked(stores, ports, { email, network: null }))
      return err({ code: 'email.refused' })
    if (await stores.accounts.byEmail(email)) return err({ code: 'email.taken' })
    const allowed = await allowAddressMail(stores, ports, { member, email, address: DESK })
    if (!allowed.ok) return allowed
    const wanted = { account, email, site: account.site, session: null }
    const done = await replaceUnproven(stores, ports, wanted)
    if (!done.ok) return done
    await recordedOnce(ports, operator, 'member.corrected', member)(stores)
    return ok(null)
  })
}

/** Signs a member out on every browser: whoever wants in again needs the password. */
export const signOutMember = (
  ports: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  { member, operator }: Helped,
): Promise<Result<null, NotOpen>> =>
  ports.atomically(async (stores) => {
    const found = await lockOpen(stores, member)
    if (!found.ok) return found
    await stores.sessions.endAllOf(member, null)
    await stores.devices.removeAllOf(member, null)
    await stores.pushSubscriptions.removeAllOf(member)
    await stores.events.append({ type: 'session.ended', member }, ports.now())
    await recordedOnce(ports, operator, 'member.disconnected', member)(stores)
    return ok(null)
  })

/** A member whose account is in use, locked. */
async function lockOpen(
  { accounts }: Pick<Stores, 'accounts'>,
  member: MemberId,
): Promise<Result<Account, NotOpen>> {
  const account = await accounts.lock(member)
  if (!account || account.status === 'erased') return err({ code: 'member.not-found' })
  return isOpen(account) ? ok(account) : err({ code: 'member.closed' })
}
