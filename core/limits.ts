import type { Limit } from './shared/limit.ts'
import { DAY, HOUR, MINUTE } from './shared/time.ts'

/** Everything that may be done only so often. The composition roots hand it in; `LIMITS` is what an install has unless it says otherwise. */
export type Limits = Readonly<Record<keyof typeof LIMITS, Limit>>

/** An address block is the neighbourhood of an internet address: a /24, or a /48 of IPv6. */
export const LIMITS = {
  /** product.md §4: wrong passwords for one account from one address block. */
  login: { tries: 5, window: 15 * MINUTE },
  /** Wrong passwords from one address block, for whatever accounts. */
  logins: { tries: 100, window: 15 * MINUTE },
  /** Wrong passwords for one account, from wherever it is not known; a device that is known has as many of its own. */
  account: { tries: 50, window: DAY },
  /** Signups from one address block, whether or not they came to anything. */
  signups: { tries: 10, window: HOUR },
  /** Questions from one address block that tell whether an email is known (spec §8 says they tell). */
  disclosure: { tries: 20, window: HOUR },
  /** product.md §4: mails to reset a password, for one member. */
  resetMails: { tries: 3, window: DAY },
  /** Mails to confirm an address or to change it, for one member. */
  addressMails: { tries: 5, window: DAY },
  /** Discount codes that there are not, typed by one member. */
  codes: { tries: 10, window: HOUR },
  /** Likes that one member gives, outside and inside the swipe game. */
  likes: { tries: 60, window: HOUR },
  /** Reports that one member makes. */
  reports: { tries: 20, window: DAY },
  /** Complaints from one address block. */
  complaints: { tries: 10, window: DAY },
  /** Codes to agree to a direct debit, for one member and for one phone. */
  debitCodes: { tries: 3, window: DAY },
  /** Payments with names unknown here that webhooks may have us ask one provider about: anybody may call. */
  unknownPayments: { tries: 60, window: HOUR },
  /** How often a member may say that they live elsewhere: each place is one more to look from. */
  moves: { tries: 3, window: DAY },
  /** Requests that read, by one member; visitors share theirs with their address block. */
  reads: { tries: 600, window: MINUTE },
  /** Photos that are fetched, likewise. */
  photos: { tries: 3000, window: MINUTE },
  /** Requests that change something, likewise. */
  changes: { tries: 240, window: MINUTE },
} as const satisfies Record<string, Limit>
