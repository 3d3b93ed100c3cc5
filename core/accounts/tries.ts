import { DAY, HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import { addressBlock } from './address-block.ts'
import type { Secrets } from './secrets.ts'

/** So many tries within `window` block what is tried for the length of `block`. */
export type TryLimit = { readonly tries: number; readonly window: Millis; readonly block: Millis }

/** product.md §4: wrong passwords for one account from one address block. */
export const LOGIN_LIMIT: TryLimit = { tries: 5, window: 15 * MINUTE, block: 15 * MINUTE }
/** Wrong passwords from one address block, for whatever accounts. */
export const LOGIN_BLOCK_LIMIT: TryLimit = { tries: 100, window: 15 * MINUTE, block: 15 * MINUTE }
/** How often one address block may learn whether an email is known (spec §8 says it tells). */
export const DISCLOSURE_LIMIT: TryLimit = { tries: 20, window: HOUR, block: HOUR }
/** product.md §4: mails to reset a password, for one member. */
export const RESET_MAILS: TryLimit = { tries: 3, window: DAY, block: DAY }
/** Mails to confirm an address or to change it, for one member. */
export const ADDRESS_MAILS: TryLimit = { tries: 5, window: DAY, block: DAY }

/** How long tries are remembered: no limit looks back further. */
export const TRIES_KEPT: Millis = 30 * DAY

/** When the block that these tries earned ends; `null` when there is none at `now`. Tries are oldest first. */
export function blockedUntil(
  tries: readonly Instant[],
  limit: TryLimit,
  now: Instant,
): Instant | null {
  const ends = tries
    .filter((at, index) => at - (tries[index - limit.tries + 1] ?? -Infinity) < limit.window)
    .map((at) => at + limit.block)
  const last = ends.at(-1)
  return last !== undefined && last > now ? last : null
}

/** How far back to look to know of a block at `now`. */
export const lookBack = ({ window, block }: TryLimit, now: Instant): Instant => now - window - block

/** Whole minutes until `until`, never fewer than one. */
export const minutesUntil = (until: Instant, now: Instant): number =>
  Math.max(1, Math.ceil((until - now) / MINUTE))

/** The keys that tries are counted under; each is a hash, so that no address or email is kept. */
export const tryKeys = ({ hash }: Pick<Secrets, 'hash'>) => ({
  login: (email: string, address: string) =>
    hash(`login ${email.toLowerCase()} ${addressBlock(address)}`),
  loginBlock: (address: string) => hash(`login-block ${addressBlock(address)}`),
  disclosure: (address: string) => hash(`disclosure ${addressBlock(address)}`),
  resetMails: (member: string) => hash(`reset-mails ${member}`),
  addressMails: (member: string) => hash(`address-mails ${member}`),
  codes: (member: string) => hash(`codes ${member}`),
})
