import type { Account } from '../accounts/account.ts'
import { type EmailKey, mailboxOf } from '../accounts/email-key.ts'
import type { Secrets } from '../accounts/secrets.ts'
import { DAY, type Millis } from '../shared/time.ts'
import { addressBlock } from './address-block.ts'

/** Retention of attempts: the longest window of any limit. */
export const TRY_RETENTION: Millis = 30 * DAY

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
