import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { CampaignId } from './campaign.ts'
import type { Priority } from './kinds/kind.ts'
import type { WaitReason } from './mail-log.ts'
import type { Channel, Notification } from './notification.ts'

/** A notification to be delivered, stored in the transaction that caused it until it is sent. */
export type Delivery = {
  readonly id: string
  readonly notification: Notification
  readonly addedAt: Instant
  /** Earliest next attempt. */
  readonly dueAt: Instant
  /** Number of attempts. */
  readonly attempts: number
  /** Time of the last attempt; `null` before the first. */
  readonly triedAt: Instant | null
  /** Error code of the last attempt: never an address or a text. */
  readonly error: string | null
  /** Why it was postponed at the last attempt; `null` if it was not. */
  readonly waitsFor: WaitReason | null
  /** When it became dead; only an operator can requeue it. */
  readonly diedAt: Instant | null
}

/** A new delivery. */
export type NewDelivery = Pick<Delivery, 'id' | 'notification' | 'addedAt' | 'dueAt'>

/** A worker's request for due deliveries of one channel and priority, leased until `until`. */
export type Claim = {
  readonly worker: string
  readonly now: Instant
  readonly until: Instant
  readonly channel: Channel
  readonly priority: Priority
  readonly limit: number
}

/** When a delivery is tried again, and why not now: it failed, or was postponed. */
export type Next = Pick<Delivery, 'dueAt' | 'error' | 'waitsFor'>

/** Size of the queue. */
export type Backlog = {
  /** All that are not dead, due or not. */
  readonly waiting: number
  readonly due: number
  /** Due time of the oldest due one. */
  readonly dueSince: Instant | null
  readonly dead: number
}

export interface DeliveryReads {
  /** With `most` each is counted up to it: counting all of a long queue takes long. */
  backlog(now: Instant, most?: number): Promise<Backlog>
  /** Pending deliveries, earliest due first. */
  waiting(limit: number): Promise<readonly Delivery[]>
  /** How many of a campaign wait. */
  waitingOf(campaign: CampaignId): Promise<number>
  /** Dead deliveries, newest first. */
  dead(limit: number): Promise<readonly Delivery[]>
  /** A member's deliveries that wait, earliest due first. */
  waitingFor(member: MemberId, limit: number): Promise<readonly Delivery[]>
  /** A member's deliveries of one kind that were not sent, dead ones too, newest first. */
  unsent(member: MemberId, kind: Notification['kind']): Promise<readonly Delivery[]>
}

/**
 * The delivery queue (transactional outbox). Adding is part of the transaction that causes it, so nothing is sent for
 * what was rolled back. A delivery is leased to at most one worker; an expired lease frees it.
 */
export interface Deliveries extends DeliveryReads {
  /** Adds a delivery; idempotent by id. */
  add(delivery: NewDelivery): Promise<void>
  /**
   * The same, but a known one that was tried, put back and would be due later is due at this `dueAt`; one that was not
   * tried keeps its due time.
   */
  addOrBringForward(delivery: NewDelivery): Promise<void>
  /** Whether an id is known: one that waits will be attempted after now; one that is leased or dead may not. */
  stateOf(id: string): Promise<'unknown' | 'waiting' | 'leased or dead'>
  /** Leases due deliveries to a worker, oldest due first, and counts an attempt for each. */
  claim(claim: Claim): Promise<readonly Delivery[]>
  /** Renews the leases of what a worker is sending. */
  renew(ids: readonly string[], worker: string, until: Instant): Promise<void>
  /** Removes deliveries that were sent or no longer apply. */
  done(id: string): Promise<void>
  /**
   * Reschedules a leased delivery for `dueAt`; without an error it was only postponed, and the attempt does not
   * count.
   */
  putBack(id: string, worker: string, next: Next): Promise<void>
  /** Marks a leased delivery as dead. */
  bury(id: string, worker: string, end: { at: Instant; error: string }): Promise<void>
  /** Releases the leases of a worker that stops, or all leases if no worker can be alive. */
  release(worker: string | 'all'): Promise<void>
  /** Requeues dead deliveries with a new count of attempts; returns how many. */
  revive(id: string | 'all', now: Instant): Promise<number>
  /**
   * Makes deliveries due that would wait too long because the clock was set back: all, or only those touched after
   * `now`. A lease ends at `until` at the latest.
   */
  redue(now: Instant, until: Instant, which: 'all' | 'touched-later'): Promise<void>
  /** Removes deliveries that became dead before a moment. */
  pruneDead(before: Instant): Promise<void>
  /** Removes all deliveries to a member. */
  erase(member: MemberId): Promise<void>
}
