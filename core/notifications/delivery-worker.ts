import { ok } from '../shared/result.ts'
import { type Instant, type Millis, SECOND } from '../shared/time.ts'
import {
  type Attempt,
  type Attempted,
  attemptDelivery,
  type SendingCommand,
  type SendingPorts,
} from './attempt-delivery.ts'
import type { Deliveries, Delivery } from './deliveries.ts'
import { CHANNELS, type Channel, channelOf, PRIORITIES, type Priority } from './notice.ts'

/** How long a delivery stays with a worker that is heard of no more. */
export const LEASE: Millis = 30 * SECOND

/** How many are sent at once, by channel. What is less urgent leaves room, so that a slow server cannot take it all. */
export const ROOM: Readonly<Record<Channel, Readonly<Record<Priority, number>>>> = {
  mail: { urgent: 8, account: 7, social: 5 },
  push: { urgent: 16, account: 16, social: 12 },
  text: { urgent: 4, account: 3, social: 2 },
}

/** After so many failures in a row a channel is taken to be down: one at a time is tried until one is sent. */
const DOWN = 5
/** A clock that goes back by more was set back. */
const DRIFT: Millis = 5 * SECOND

export type WorkerCommand = SendingCommand & {
  /** Whether no other worker can have a lease: those found at the start are of one that died. */
  readonly alone: boolean
  readonly report: (attempt: Attempt) => void
}

export interface DeliveryWorker {
  /** Takes what is due, as far as there is room, and begins to send it. To be called every second. */
  tick(): Promise<void>
  /** Keeps what is being sent. To be called several times within a lease. */
  renew(): Promise<void>
  /** Takes nothing more. */
  stop(): void
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
}

/**
 * Sends deliveries, several at a time, the most urgent first. Something may arrive twice when a worker dies
 * between sending it and writing that down; never not at all.
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
          const limit = (isDown(channel) ? 1 : ROOM[channel][priority]) - busy
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
    // What cannot be written down now is written down before more is taken.
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
    const channel = channelOf(delivery.notice)
    const done = send(delivery, channel).finally(() => {
      sending.delete(delivery.id)
      // The next tick tells of a failure to take more.
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
