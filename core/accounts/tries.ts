import { DAY, type Millis } from '../shared/time.ts'
import type { Account } from './account.ts'
import { addressBlock } from './address-block.ts'
import type { Secrets } from './secrets.ts'

/** How long tries are remembered: no limit looks back further. */
export const TRIES_KEPT: Millis = 30 * DAY

/** Whose password is tried: an email, and the account that has it, if any. */
export type Tried = { readonly email: string; readonly account: Account | null }

/**
 * The keys that tries are counted under; each is a hash, so that no address or email is kept. Tries of a password
 * are counted for that password alone: a new one starts with none.
 */
export const tryKeys = ({ hash }: Pick<Secrets, 'hash'>) => {
  const password = ({ email, account }: Tried) =>
    `${email.toLowerCase()} ${account?.passwordHash ?? ''}`
  return {
    login: (tried: Tried, address: string) =>
      hash(`login ${password(tried)} ${addressBlock(address)}`),
    account: (tried: Tried) => hash(`account ${password(tried)}`),
    deviceLogin: (tried: Tried, device: string) =>
      hash(`device-login ${password(tried)} ${device}`),
    deviceAccount: (tried: Tried, device: string) =>
      hash(`device-account ${password(tried)} ${device}`),
    logins: (address: string) => hash(`login-block ${addressBlock(address)}`),
    told: ({ email }: Tried) => hash(`told-of-tries ${email.toLowerCase()}`),
    reset: (token: string, id: string) => hash(`reset ${token} ${id}`),
    signups: (address: string) => hash(`signups ${addressBlock(address)}`),
    disclosure: (address: string) => hash(`disclosure ${addressBlock(address)}`),
    resetMails: (member: string) => hash(`reset-mails ${member}`),
    addressMails: (member: string) => hash(`address-mails ${member}`),
    complaints: (address: string) => hash(`complaints ${addressBlock(address)}`),
    codes: (member: string) => hash(`codes ${member}`),
    likes: (member: string) => hash(`likes ${member}`),
    moves: (member: string) => hash(`moves ${member}`),
  }
}
