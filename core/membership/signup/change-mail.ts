import { type Account, isOpen, type MemberId } from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import type { MailLink } from '../../accounts/links.ts'
import {
  allowAddressMail,
  lockByLink,
  stateOf,
  verifiesAddress,
} from '../../accounts/mail-links.ts'
import { replaceAddress } from '../../accounts/replace-address.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import { type Confirmed, confirm } from './confirm-email.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'sites' | 'now' | 'newId'>
type Refusal = Extract<AccountError, { code: 'link.invalid' | 'email.taken' }>
type Outcome = Result<Confirmed, Refusal>

type ChangeMail = {
  readonly token: string
  /** The current session, if any; all others end. */
  readonly session: string | null
}

/**
 * Changes an account's address to that of the link, and notifies the old one. As the link proves the new address, it
 * also confirms an unconfirmed account.
 */
export async function changeMail(ports: Needs, { token, session }: ChangeMail): Promise<Outcome> {
  const { atomically, secrets, now } = ports
  return atomically(async (stores): Promise<Outcome> => {
    const found = await lockByLink(stores, secrets.hash(token), 'change-mail')
    if (!found || !isOpen(found.account)) return err({ code: 'link.invalid' })
    const { link, account } = found
    const state = stateOf(link, now())
    if (state === 'used' && verifiesAddress(link, account))
      return ok({ account, credits: 0, sent: [] })
    if (state !== 'usable') return err({ code: 'link.invalid' })
    return move(stores, ports, { account, link, session })
  })
}

async function move(
  stores: Stores,
  ports: Needs,
  { account, link, session }: { account: Account; link: MailLink; session: string | null },
): Promise<Outcome> {
  const member = account.id
  // Before the member's other links are void.
  await stores.links.use(link.hash, ports.now())
  const moved = await replaceAddress(stores, { account, email: link.email, session })
  if (!moved) return err({ code: 'email.taken' })
  await stores.events.append({ type: 'email.changed', member }, ports.now())
  // Queued here, as events contain no address and the account no longer has the old one.
  const notification = { kind: 'mail-changed', member, email: account.email } as const
  const at = ports.now()
  await stores.deliveries.add({ id: ports.newId(), notification, addedAt: at, dueAt: at })
  return ok(
    moved.status === 'not_confirmed'
      ? await confirm(stores, ports, moved)
      : { account: moved, credits: 0, sent: [] },
  )
}

type ResendActivationNeeds = Pick<
  Ports,
  'atomically' | 'limits' | 'secrets' | 'domains' | 'now' | 'newId'
>

type ResendActivation = {
  readonly member: MemberId
  readonly site: SiteId
  /** The client's IP address. */
  readonly address: string
}

/** Sends the confirmation mail again, and whether it did: not if already confirmed. */
export async function resendActivation(
  ports: ResendActivationNeeds,
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
