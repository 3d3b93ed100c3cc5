import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import type { Instant } from '../shared/time.ts'
import type { Account } from './account.ts'
import { domainsOf, type EmailKey, emailKey, mailboxOf } from './email.ts'
import type { AccountError } from './errors.ts'
import { addressBlock, networksOf } from './network.ts'
import type { Secrets } from './ports.ts'
import type { Counted } from './tries.ts'

/** Target of a password attempt: an email, and its account, if any. */
export type Tried = { readonly email: EmailKey; readonly account: Account | null }

/**
 * Counter keys, all hashes: no address or email is stored. Password attempts are counted per password: a new one
 * starts at zero.
 */
export const tryKeys = ({ hash }: Pick<Secrets, 'hash'>) => {
  const password = ({ email, account }: Tried) => `${email} ${account?.passwordHash ?? ''}`
  return {
    login: (tried: Tried, address: string) =>
      hash(`login ${password(tried)} ${addressBlock(address)}`),
    account: (tried: Tried) => hash(`account ${password(tried)}`),
    deviceLogin: (tried: Tried, device: string) =>
      hash(`device-login ${password(tried)} ${device}`),
    deviceAccount: (tried: Tried, device: string) =>
      hash(`device-account ${password(tried)} ${device}`),
    logins: (address: string) => hash(`login-block ${addressBlock(address)}`),
    /** Logins at the desk: `tried` is an operator's email with their password's hash. */
    deskLogin: (tried: string, address: string) =>
      hash(`desk-login ${tried} ${addressBlock(address)}`),
    deskAccount: (tried: string) => hash(`desk-account ${tried}`),
    /** The same in a browser in which the operator logged in before. */
    deskDeviceLogin: (tried: string, device: string) =>
      hash(`desk-device-login ${tried} ${device}`),
    deskDeviceAccount: (tried: string, device: string) =>
      hash(`desk-device-account ${tried} ${device}`),
    /** Codes that an operator who is logged in types. */
    deskCodes: (operator: string) => hash(`desk-codes ${operator}`),
    deskLogins: (address: string) => hash(`desk-login-block ${addressBlock(address)}`),
    told: ({ email }: Tried) => hash(`told-of-tries ${email}`),
    reset: (token: string, id: string) => hash(`reset ${token} ${id}`),
    /** By the whole of it, to recognise a replay. */
    signup: (id: string, content: string) => hash(`signup ${id} ${content}`),
    /** A report that was merged into an earlier one: that its id is used, and by what. */
    mergedReport: (id: string, content: string) => hash(`merged-report ${id} ${content}`),
    /** That the try of a signup with this email was counted before its end. */
    offeredEmail: (id: string, email: EmailKey, address: string) =>
      hash(`offered-email ${id} ${email} ${addressBlock(address)}`),
    signups: (address: string) => hash(`signups ${addressBlock(address)}`),
    disclosure: (address: string) => hash(`disclosure ${addressBlock(address)}`),
    resetMails: (member: string) => hash(`reset-mails ${member}`),
    resetMailsFrom: (member: string, address: string) =>
      hash(`reset-mails-from ${member} ${addressBlock(address)}`),
    addressMails: (member: string) => hash(`address-mails ${member}`),
    mailboxMails: (email: EmailKey) => hash(`mailbox-mails ${mailboxOf(email)}`),
    mailboxMailsFrom: (email: EmailKey, address: string) =>
      hash(`mailbox-mails-from ${mailboxOf(email)} ${addressBlock(address)}`),
    complaints: (address: string) => hash(`complaints ${addressBlock(address)}`),
    /** By the email a receipt goes to. */
    complaintMails: (email: EmailKey) => hash(`complaint-mails ${mailboxOf(email)}`),
    ownComplaints: (member: string) => hash(`own-complaints ${member}`),
    graveComplaints: (address: string) => hash(`grave-complaints ${addressBlock(address)}`),
    withdrawalMails: (email: EmailKey) => hash(`withdrawal-mails ${mailboxOf(email)}`),
    orderWithdrawalMails: (order: string) => hash(`order-withdrawal-mails ${order}`),
    withdrawals: (address: string) => hash(`withdrawals ${addressBlock(address)}`),
    codes: (member: string) => hash(`codes ${member}`),
    likes: (member: string) => hash(`likes ${member}`),
    blocks: (member: string) => hash(`blocks ${member}`),
    moves: (member: string) => hash(`moves ${member}`),
    exports: (member: string) => hash(`exports ${member}`),
  }
}

/** Origin of a login attempt: an IP address, or a known device of the member. */
export type TriedFrom = { readonly address: string; readonly device: string | null }

export type TooManyTries = Extract<
  AccountError,
  { code: 'login.blocked' | 'login.locked' | 'tries.too-many' }
>

/** Counter keys of a password attempt, and its refusal when there were too many. */
export type PasswordTry = Counted & {
  readonly code: TooManyTries['code']
  /** After a right password: reset all counters, or only take back this attempt. */
  readonly whenRight: 'clear' | 'take-back'
}

/**
 * Counters of a password attempt. A known device has a counter of its own: guesses by others, even from the same
 * address, do not lock its member out.
 */
export function passwordTries(
  { limits, secrets }: Pick<Ports, 'limits' | 'secrets'>,
  tried: Tried,
  { address, device }: TriedFrom,
): readonly PasswordTry[] {
  const keys = tryKeys(secrets)
  const login = { code: 'login.blocked', limit: limits.login, whenRight: 'clear' } as const
  const account = { code: 'login.locked', limit: limits.account, whenRight: 'take-back' } as const
  const logins = { code: 'tries.too-many', limit: limits.logins, whenRight: 'take-back' } as const
  if (device !== null) {
    return [
      { ...account, key: keys.deviceAccount(tried, device) },
      { ...login, key: keys.deviceLogin(tried, device) },
    ]
  }
  return [
    { ...logins, key: keys.logins(address) },
    { ...account, key: keys.account(tried) },
    { ...login, key: keys.login(tried, address) },
  ]
}

/** The refusal of an attempt over the limit. */
export const tooMany = ({ code }: PasswordTry, until: Instant, now: Instant): TooManyTries => ({
  code,
  minutes: minutesUntil(until, now),
})

/** The network that a signup is remembered by, and counted with others from it. */
export const signupNetwork = (address: string): string => addressBlock(address)

/** What asks for an account, or for another address. */
type Asking = {
  readonly email: string
  /** The client's IP address; `null` where the member is known already. */
  readonly network: string | null
}

/** Whether an operator blocked this address, its domain or one above it, or a network that it is asked from. */
export function isBlocked(
  { signupBlocks }: Pick<Ports['reads'], 'signupBlocks'>,
  { domains, now }: Pick<Ports, 'domains' | 'now'>,
  { email, network }: Asking,
): Promise<boolean> {
  const key = emailKey(domains, email)
  // A block of before has the dots of an address at Gmail as they were typed.
  const values = [
    ...new Set([mailboxOf(key), key.replace(/\+.*@/, '@')]),
    ...domainsOf(key),
    ...(network ? networksOf(network) : []),
  ]
  return signupBlocks.hasAny(values, now())
}
