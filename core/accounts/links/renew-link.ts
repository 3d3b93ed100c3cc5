import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import { isOpen } from '../account.ts'
import type { AccountError } from '../errors.ts'
import type { LinkPurpose, MailLink } from '../links.ts'
import { allowAddressMail, allowResetMail, stateOf } from '../mail-links.ts'
import { countDisclosure } from './count-disclosure.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'domains' | 'now'>

export type RenewLink = {
  readonly token: string
  /** The client's IP address. */
  readonly address: string
  /** The site of the request. */
  readonly site: SiteId
}

type Refusal = Extract<AccountError, { code: 'link.invalid' | 'mails.too-many' | 'tries.too-many' }>

/** The others need a password or a login first, or nothing is left to do. */
type Renewable = Extract<LinkPurpose, 'activate' | 'reset'>

const isRenewable = (purpose: LinkPurpose): purpose is Renewable =>
  purpose === 'activate' || purpose === 'reset'

/**
 * Mails a fresh link in place of a spent one, to the account's own address. The answer and the limits are the same
 * whether or not the account is still there: an old link tells nothing about it.
 */
export async function renewLink(
  ports: Needs,
  { token, address, site }: RenewLink,
): Promise<Result<null, Refusal>> {
  const counted = await countDisclosure(ports, address)
  if (!counted.ok) return counted

  const { reads, secrets, now } = ports
  const hash = secrets.hash(token)
  const current = await reads.links.byHash(hash)
  const link = current ?? (await reads.links.revoked(hash))
  if (!link || !isRenewable(link.purpose)) return err({ code: 'link.invalid' })
  if (current && stateOf(current, now()) === 'usable') return ok(null)

  const { purpose } = link
  return ports.atomically((stores) => mailAnew(stores, ports, { link, purpose, address, site }))
}

type Renewed = Omit<RenewLink, 'token'> & { readonly link: MailLink; readonly purpose: Renewable }

async function mailAnew(
  stores: Stores,
  ports: Needs,
  { link: { member, email }, purpose, address, site }: Renewed,
): Promise<Result<null, Refusal>> {
  const account = await stores.accounts.lock(member)
  const allowed =
    purpose === 'reset'
      ? await allowResetMail(stores, ports, { member, address })
      : await allowAddressMail(stores, ports, { member, email: account?.email ?? email, address })
  if (!allowed.ok) return allowed
  if (purpose === 'reset' && account && isOpen(account)) {
    await stores.events.append({ type: 'reset.requested', member, site }, ports.now())
  }
  if (purpose === 'activate' && account?.status === 'not_confirmed') {
    await stores.events.append({ type: 'activation.requested', member, site }, ports.now())
  }
  return ok(null)
}
