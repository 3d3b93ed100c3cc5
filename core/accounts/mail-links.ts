import type { Ports, Stores } from '../ports.ts'
import { sameText } from '../shared/same-text.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import type { Account } from './account.ts'
import { REACTIVATION_WINDOW } from './deletion.ts'
import { isUnsubscribe, type LinkPurpose, type MailLink } from './links.ts'

/** product.md §4: lifetime of a mailed link. */
export const LINK_LIFE = {
  activate: 48 * HOUR,
  reset: 60 * MINUTE,
  'change-mail': DAY,
  reactivate: REACTIVATION_WINDOW,
  /** A mail may be read long after it was sent. */
  unsubscribe: 365 * DAY,
} as const satisfies Readonly<Record<string, Millis>>

export const lifeOf = (purpose: LinkPurpose): Millis =>
  LINK_LIFE[isUnsubscribe(purpose) ? 'unsubscribe' : purpose]

/** Expiry of a link; a reactivation link expires with the account. */
function endOf(purpose: LinkPurpose, { deletedAt }: Account, sentAt: Instant): Instant {
  const from = purpose === 'reactivate' ? (deletedAt ?? sentAt) : sentAt
  return from + lifeOf(purpose)
}

/** Creates a link for a mail being sent, and returns its token, which is stored nowhere. */
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
 * A link and its account, locked. The link is read again under the lock: of two concurrent uses the second sees it
 * used.
 */
export async function lockByLink(
  { links, accounts }: Pick<Stores, 'links' | 'accounts'>,
  hash: string,
  purpose: LinkPurpose,
): Promise<{ readonly link: MailLink; readonly account: Account } | null> {
  const seen = await links.byHash(hash)
  if (seen?.purpose !== purpose) return null
  const account = await accounts.lock(seen.member)
  const link = await links.byHash(hash)
  return account && link ? { link, account } : null
}

export type LinkState = 'usable' | 'used' | 'expired'

/** State of a link. */
export function stateOf({ usedAt, expiresAt }: MailLink, now: Instant): LinkState {
  if (usedAt !== null) return 'used'
  return now < expiresAt ? 'usable' : 'expired'
}

/** Whether the link went to the account's current address; one sent to an earlier address proves nothing. */
export const verifiesAddress = (link: MailLink, { email }: Account): boolean =>
  sameText(link.email, email)
