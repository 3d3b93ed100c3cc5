import type { Ports, Stores } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { sameText } from '../shared/text.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import { type Account, type MemberId, REACTIVATION_WINDOW } from './account.ts'
import { emailKey } from './email.ts'
import type { AccountError } from './errors.ts'
import { isUnsubscribe, type LinkPurpose, type MailLink } from './links.ts'
import { tryKeys } from './rate-limit.ts'
import { type Counted, consumeTries } from './tries.ts'

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

type Needs = Pick<Ports, 'limits' | 'secrets' | 'domains' | 'now'>
type TooMany = Extract<AccountError, { code: 'mails.too-many' }>

/** Rate limit of password reset mails to a member: counts one, or refuses. */
export const allowResetMail = (
  stores: Pick<Stores, 'attempts'>,
  ports: Needs,
  { member, address }: { readonly member: MemberId; readonly address: string },
): Promise<Result<null, TooMany>> => {
  const { resetMails, resetMailsFrom } = tryKeys(ports.secrets)
  return allow(stores, ports, [
    { key: resetMails(member), limit: ports.limits.resetMails },
    { key: resetMailsFrom(member, address), limit: ports.limits.resetMailsFrom },
  ])
}

/** A mail to an email, requested from an IP address. */
type Requested = { readonly email: string; readonly address: string }

/**
 * Rate limit of mails to confirm or change an address, by the member and by the mailbox: many accounts may name one
 * that is somebody else's.
 */
export const allowAddressMail = (
  stores: Pick<Stores, 'attempts'>,
  ports: Needs,
  { member, ...requested }: { readonly member: MemberId } & Requested,
): Promise<Result<null, TooMany>> =>
  allow(stores, ports, [
    { key: tryKeys(ports.secrets).addressMails(member), limit: ports.limits.addressMails },
    ...mailboxMails(ports, requested),
  ])

/** The first mail of a new account counts for its mailbox only. */
export function mailboxMails(
  { secrets, limits, domains }: Pick<Ports, 'secrets' | 'limits' | 'domains'>,
  { email, address }: Requested,
): readonly Counted[] {
  const keys = tryKeys(secrets)
  const mailbox = emailKey(domains, email)
  return [
    { key: keys.mailboxMails(mailbox), limit: limits.mailboxMails },
    { key: keys.mailboxMailsFrom(mailbox, address), limit: limits.mailboxMailsFrom },
  ]
}

async function allow(
  stores: Pick<Stores, 'attempts'>,
  { now }: Pick<Ports, 'now'>,
  counted: readonly Counted[],
): Promise<Result<null, TooMany>> {
  const at = now()
  const blocked = await consumeTries(stores, counted, at)
  if (!blocked) return ok(null)
  return err({ code: 'mails.too-many', minutes: minutesUntil(blocked.until, at) })
}
