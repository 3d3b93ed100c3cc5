import type { Ports, Stores } from '../ports.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import type { Account } from './account.ts'
import { REACTIVATION_WINDOW } from './deletion.ts'
import { sameEmail } from './email.ts'
import type { LinkPurpose, MailLink } from './links.ts'

/** product.md §4: how long a mailed link works. */
export const LINK_LIFE: Readonly<Record<LinkPurpose, Millis>> = {
  activate: 48 * HOUR,
  reset: 60 * MINUTE,
  'change-mail': DAY,
  reactivate: REACTIVATION_WINDOW,
  unsubscribe: 60 * DAY,
}

/** When a link ends; one that brings an account back ends when the account does. */
function endOf(purpose: LinkPurpose, { deletedAt }: Account, sentAt: Instant): Instant {
  const from = purpose === 'reactivate' ? (deletedAt ?? sentAt) : sentAt
  return from + LINK_LIFE[purpose]
}

/** Makes a link for a letter that is leaving, and gives the token that only the letter will know. */
export async function mintLink(
  { links }: Pick<Stores, 'links'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { purpose, account, email }: { purpose: LinkPurpose; account: Account; email: string },
): Promise<string> {
  const token = secrets.token()
  const sentAt = now()
  await links.add({
    hash: secrets.hash(token),
    purpose,
    member: account.id,
    email,
    sentAt,
    expiresAt: endOf(purpose, account, sentAt),
    usedAt: null,
  })
  return token
}

/**
 * A mailed link and the account it went to, held. The link is read again then: of two who use one at the same time
 * the second finds it used.
 */
export async function holdByLink(
  { links, accounts }: Pick<Stores, 'links' | 'accounts'>,
  hash: string,
  purpose: LinkPurpose,
): Promise<{ readonly link: MailLink; readonly account: Account } | null> {
  const seen = await links.byHash(hash)
  if (seen?.purpose !== purpose) return null
  const account = await accounts.hold(seen.member)
  const link = await links.byHash(hash)
  return account && link ? { link, account } : null
}

export type LinkState = 'usable' | 'used' | 'expired'

/** What can still be done with a link. */
export function stateOf({ usedAt, expiresAt }: MailLink, now: Instant): LinkState {
  if (usedAt !== null) return 'used'
  return now < expiresAt ? 'usable' : 'expired'
}

/** Whether the link went to the address the account has now; one sent to an earlier address proves nothing. */
export const provesAddress = (link: MailLink, { email }: Account): boolean =>
  sameEmail(link.email, email)
