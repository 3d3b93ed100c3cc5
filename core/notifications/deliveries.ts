import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Channel, Notice, Priority } from './notice.ts'

/** A notice on its way to somebody, kept in the transaction that caused it until it was delivered. */
export type Delivery = {
  readonly id: string
  readonly notice: Notice
  readonly addedAt: Instant
  /** Not to be tried before. */
  readonly dueAt: Instant
  /** How often a worker took it. */
  readonly attempts: number
  /** When a worker took it last; `null` until one did. */
  readonly triedAt: Instant | null
  /** Why the last attempt failed: a code, never an address or a text. */
  readonly error: string | null
  /** When it was given up; only an operator brings it back. */
  readonly diedAt: Instant | null
}

/** A delivery that nobody tried yet. */
export type NewDelivery = Pick<Delivery, 'id' | 'notice' | 'addedAt' | 'dueAt'>

/** What a worker asks for: due deliveries of one channel and priority, which are its own until `until`. */
export type Claim = {
  readonly worker: string
  readonly now: Instant
  readonly until: Instant
  readonly channel: Channel
  readonly priority: Priority
  readonly limit: number
}

/** How much waits to be delivered. */
export type Backlog = {
  /** All that is not dead, due or not. */
  readonly waiting: number
  readonly due: number
  /** Since when the one that is due longest has been due. */
  readonly dueSince: Instant | null
  readonly dead: number
}

export interface DeliveryReads {
  backlog(now: Instant): Promise<Backlog>
  /** What is still to be delivered, that which is due first in front. */
  waiting(limit: number): Promise<readonly Delivery[]>
  /** What was given up, newest first. */
  dead(limit: number): Promise<readonly Delivery[]>
}

/**
 * What is to be sent, apart from why. Adding is part of the unit of work that causes it, so nothing is sent for what
 * was rolled back. A delivery belongs to at most one worker at a time; one whose lease is over belongs to nobody.
 */
export interface Deliveries extends DeliveryReads {
  /** Adds a delivery; where its id is there already, nothing happens. */
  add(delivery: NewDelivery): Promise<void>
  /** Leases what is due to a worker, longest due first, and counts an attempt for each. */
  claim(claim: Claim): Promise<readonly Delivery[]>
  /** Extends the leases that a worker still has on what it is sending. */
  renew(ids: readonly string[], worker: string, until: Instant): Promise<void>
  /** Removes what was delivered, or what calls for nothing any more. */
  done(id: string): Promise<void>
  /** Puts a leased delivery back to be tried at `dueAt`; without an error it was only put off, and no attempt counts. */
  putBack(id: string, worker: string, next: { dueAt: Instant; error: string | null }): Promise<void>
  /** Gives a leased delivery up. */
  bury(id: string, worker: string, end: { at: Instant; error: string }): Promise<void>
  /** Ends the leases of a worker that stops, or of all workers where none can be left. */
  release(worker: string | 'all'): Promise<void>
  /** Has dead deliveries tried anew, from the first attempt on; tells how many. */
  revive(id: string | 'all', now: Instant): Promise<number>
  /**
   * Makes due what a clock that was set back would make wait: all that waits, or only what was touched after `now`.
   * A lease ends at `until` at the latest.
   */
  redue(now: Instant, until: Instant, which: 'all' | 'touched-later'): Promise<void>
  /** Removes what was given up before a moment. */
  forgetDead(before: Instant): Promise<void>
  /** Removes all that was to be told to a member. */
  forget(member: MemberId): Promise<void>
}
