import type { Limit } from './shared/limit.ts'
import { DAY, HOUR, MINUTE } from './shared/time.ts'

/** All rate limits. Injected by the composition roots; `LIMITS` are the defaults. */
export type Limits = Readonly<Record<keyof typeof LIMITS, Limit>>

/** An address block is the network of an IP address: a /24, or a /48 of IPv6. */
export const LIMITS = {
  /** product.md §4: wrong passwords for one account from one address block. */
  login: { tries: 5, window: 15 * MINUTE },
  /** Wrong passwords from one address block, for any account. */
  logins: { tries: 100, window: 15 * MINUTE },
  /** Wrong passwords for one account from unknown devices; each known device has a limit of its own. */
  account: { tries: 50, window: DAY },
  /** Signups from one address block, successful or not. */
  signups: { tries: 10, window: HOUR },
  /** Requests from one address block that reveal whether an email is known (spec §8 has them reveal it). */
  disclosure: { tries: 20, window: HOUR },
  /** Password reset mails to one member, from everywhere: more than fit into a day one after another, as strangers ask for them. */
  resetMails: { tries: 48, window: DAY },
  /** product.md §4: those from one address block. A stranger's must leave some: a reset is the way out of a locked login. */
  resetMailsFrom: { tries: 3, window: DAY },
  /** Mails to one member to confirm or change an address. */
  addressMails: { tries: 5, window: DAY },
  /** The same to one mailbox, from any accounts. */
  mailboxMails: { tries: 9, window: DAY },
  /**
   * Those from one address block, a signup and five more: less than the mailbox's, so that a stranger in one network
   * cannot keep its owner from signing up.
   */
  mailboxMailsFrom: { tries: 6, window: DAY },
  /** Unknown discount codes entered by one member. */
  codes: { tries: 10, window: HOUR },
  /** Likes by one member, inside and outside the swipe game. */
  likes: { tries: 60, window: HOUR },
  /** Members blocked by one member, except along with a report: each block updates the open pages of both. */
  blocks: { tries: 60, window: HOUR },
  /** Data exports of one member: each reads everything they have. */
  exports: { tries: 5, window: DAY },
  /** Reports by one member. */
  reports: { tries: 20, window: DAY },
  /** Complaints from one address block; members have the same limit each. */
  complaints: { tries: 10, window: DAY },
  /** Complaints about the abuse of a child from one address block, for which the other limit does not count. */
  graveComplaints: { tries: 60, window: DAY },
  /** Mailed receipts of complaints to one mailbox, unless its own member sends them; further ones get no mail. */
  complaintMails: { tries: 3, window: DAY },
  /** Withdrawals submitted from one address block. */
  withdrawals: { tries: 10, window: DAY },
  /**
   * Mails about withdrawals to one mailbox where no paid order proves it, or about one order. Over it a statement without
   * a login is stored without a mail; a member's from an unpaid order is refused.
   */
  withdrawalMails: { tries: 3, window: DAY },
  /** Codes for a direct debit, per member and per phone. */
  debitCodes: { tries: 3, window: DAY },
  /** Webhooks with unknown payment ids that make us query one provider: anyone can send them. */
  unknownPayments: { tries: 60, window: HOUR },
  /** Changes of place by one member: each one is another point to measure distances from. */
  moves: { tries: 3, window: DAY },
  /** Read requests by one member; visitors share one per address block. */
  reads: { tries: 600, window: MINUTE },
  /** Photo requests, likewise. */
  photos: { tries: 3000, window: MINUTE },
  /** Write requests, likewise. */
  changes: { tries: 240, window: MINUTE },
} as const satisfies Record<string, Limit>
