import { ok } from '../../shared/result.ts'
import { type Instant, type Millis, SECOND } from '../../shared/time.ts'
import type { Deliveries, Delivery } from '../deliveries.ts'
import { PRIORITIES, type Priority } from '../kinds/kind.ts'
import { CHANNELS, type Channel, channelOf } from '../notification.ts'
import {
  type Attempt,
  type Attempted,
  attemptDelivery,
  type Outcome,
  type SendingCommand,
  type SendingPorts,
} from './attempt-delivery.ts'

/** Lease time: after it, a dead worker's deliveries are free again. */
export const LEASE: Millis = 30 * SECOND

/** Maximum concurrency per channel. Lower priorities leave spare capacity, so that a slow server cannot take all. */
export const CHANNEL_CAPACITY: Readonly<Record<Channel, Readonly<Record<Priority, number>>>> = {
  mail: { urgent: 8, account: 7, social: 5, bulk: 2 },
  push: { urgent: 16, account: 16, social: 12, bulk: 2 },
  text: { urgent: 4, account: 3, social: 2, bulk: 1 },
}

/**
 * Circuit breaker: after so many consecutive failures a channel counts as down, and one at a time is tried until one
 * succeeds.
 */
const DOWN = 5
/** Clock steps back by more than this are handled. */
const DRIFT: Millis = 5 * SECOND

type WorkerCommand = SendingCommand & {
  /** Whether this is the only worker: leases found at start are then of a dead one. */
  readonly alone: boolean
  readonly report: (attempt: Attempt) => void
}

interface DeliveryWorker {
  /** Leases due deliveries, as capacity allows, and starts sending them. Call every second. */
  tick(): Promise<void>
  /** Renews leases of what is being sent. Call several times per lease. */
  renew(): Promise<void>
  /** Stops taking new deliveries. */
  stop(): void
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
}

/**
 * Sends deliveries concurrently, most urgent first. At least once: a duplicate is possible if a worker dies between
 * sending and recording it.
 */
export function deliveryWorker(ports: SendingPorts, command: WorkerCommand): DeliveryWorker {
  const { atomically, now } = ports
  const { worker, alone, report } = command
  const sending = new Map<string, { readonly channel: Channel; readonly done: Promise<void> }>()
  const unsettled = new Map<string, Attempted>()
  const failures = new Map<Channel, number>()
  const full = new Set<Channel>()
  let lastSeen: Instant | null = null
  let claiming: Promise<void> | null = null
  let again = false
  let stopped = false

  const isDown = (channel: Channel) => (failures.get(channel) ?? 0) >= DOWN
  const busyWith = (channel: Channel) =>
    [...sending.values()].filter((one) => one.channel === channel).length

  async function claim(): Promise<readonly Delivery[]> {
    const at = now()
    const { value } = await atomically(async ({ deliveries }) => {
      await mendLeases(deliveries, at)
      const claimed: Delivery[] = []
      for (const channel of CHANNELS) {
        let busy = busyWith(channel)
        full.delete(channel)
        for (const priority of PRIORITIES) {
          const limit = (isDown(channel) ? 1 : CHANNEL_CAPACITY[channel][priority]) - busy
          const lane = { channel, priority, worker, now: at, until: at + LEASE, limit }
          const taken = limit > 0 ? await deliveries.claim(lane) : []
          busy += taken.length
          if (taken.length >= limit) full.add(channel)
          claimed.push(...taken)
        }
      }
      return ok(claimed)
    })
    lastSeen = at
    return value
  }

  async function mendLeases(deliveries: Deliveries, at: Instant): Promise<void> {
    if (lastSeen === null) {
      if (alone) await deliveries.release('all')
      await deliveries.redue(at, at + LEASE, 'touched-later')
    } else if (at < lastSeen - DRIFT) {
      await deliveries.redue(at, at + LEASE, 'all')
    }
  }

  async function send(delivery: Delivery, channel: Channel): Promise<void> {
    const attempted = await attemptDelivery(ports, delivery, command)
    const { kind, attempts, outcome, error } = attempted
    failures.set(channel, error === null ? 0 : (failures.get(channel) ?? 0) + 1)
    unsettled.set(delivery.id, attempted)
    report({ kind, attempts, outcome, error })
    // Results that cannot be recorded now are recorded before more is leased.
    await settle().catch(() => undefined)
  }

  async function settle(): Promise<void> {
    for (const [id, attempted] of unsettled) {
      unsettled.delete(id)
      try {
        await atomically(async (stores) => ok(await attempted.settle(stores)))
      } catch (failure) {
        unsettled.set(id, attempted)
        throw failure
      }
    }
  }

  function begin(delivery: Delivery): void {
    const channel = channelOf(delivery.notification)
    const done = send(delivery, channel).finally(() => {
      sending.delete(delivery.id)
      // The next tick reports a failed lease request.
      if (full.has(channel) && !isDown(channel)) tick().catch(() => undefined)
    })
    sending.set(delivery.id, { channel, done })
  }

  async function takeAll(): Promise<void> {
    while (again && !stopped) {
      again = false
      await settle()
      for (const delivery of await claim()) begin(delivery)
    }
  }

  function tick(): Promise<void> {
    again = true
    claiming ??= takeAll().finally(() => {
      claiming = null
    })
    return claiming
  }

  return {
    tick,
    async renew() {
      const ids = [...sending.keys(), ...unsettled.keys()]
      if (ids.length === 0) return
      await atomically(async ({ deliveries }) =>
        ok(await deliveries.renew(ids, worker, now() + LEASE)),
      )
    },
    stop: () => {
      stopped = true
    },
    async idle() {
      while (claiming || sending.size > 0) {
        await Promise.all([claiming, ...[...sending.values()].map(({ done }) => done)])
      }
    },
  }
}

/** Numbers of sent and unsent deliveries. */
type Dispatch = Readonly<Record<Outcome, number>> & {
  readonly failures: readonly Attempt[]
}

/** Sends everything due, once: for environments without a worker, such as the mocks in a browser. */
export async function sendDue(
  ports: SendingPorts,
  command: Omit<SendingCommand, 'worker'>,
): Promise<Dispatch> {
  const count: Record<Outcome, number> = { sent: 0, nothing: 0, later: 0, failed: 0, dead: 0 }
  const failures: Attempt[] = []
  const report = (attempt: Attempt) => {
    count[attempt.outcome] += 1
    if (attempt.error !== null) failures.push(attempt)
  }
  const worker = deliveryWorker(ports, { ...command, worker: 'once', alone: true, report })
  await worker.tick()
  await worker.idle()
  return { ...count, failures }
}
