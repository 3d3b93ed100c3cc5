import type { Ports, Stores } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { MemberId } from './account.ts'
import { emailKey } from './email.ts'
import type { AccountError } from './errors.ts'
import { type Counted, consumeTries, tryKeys } from './rate-limit.ts'

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
