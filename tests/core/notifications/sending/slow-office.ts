import type { Letter } from '#core/notifications/letters.ts'
import type { Notification } from '#core/notifications/notification.ts'
import type { Attempt } from '#core/notifications/sending/attempt-delivery.ts'
import { deliveryWorker } from '#core/notifications/sending/delivery-worker.ts'
import type { Ports } from '#core/ports.ts'
import { queueNotification } from '#tests/core/notifications/queue-notification.ts'
import { openWorld } from '#tests/core/world.ts'

/** A world with a mail server whose replies the test controls. */
export async function openOffice() {
  const world = openWorld()
  await world.member('ann', { account: { status: 'not_confirmed' } })
  await world.member('bo')
  const open = new Map<Letter, { readonly delivery: string; take(): void; fail(): void }>()
  const taken: string[] = []
  const ports: Ports = {
    ...world,
    mailer: {
      send: (letter, delivery) =>
        new Promise((resolve, reject) => {
          open.set(letter, {
            delivery,
            take() {
              open.delete(letter)
              taken.push(delivery)
              resolve('sent')
            },
            fail() {
              open.delete(letter)
              reject(new Error('no'))
            },
          })
        }),
    },
  }
  const attempts: Attempt[] = []
  const hire = (worker: string, { alone = false, on = ports } = {}) =>
    deliveryWorker(on, {
      worker,
      alone,
      urlOf: () => 'https://vonk.test',
      jitter: () => 0.5,
      report: (attempt) => void attempts.push(attempt),
    })
  const queue = (notification: Notification, times = 1) =>
    world.commit(async (stores) => {
      for (let n = 0; n < times; n++) await queueNotification(stores, world, notification)
    })
  return {
    ...world,
    ports,
    hire,
    queue,
    attempts,
    taken,
    /** Delivery ids of the sender. */
    names: () => [...open.values()].map(({ delivery }) => delivery),
    /** Kinds of letters in flight. */
    sending: () => [...open.keys()].map(({ kind }) => kind),
    takeOne: () => [...open.values()][0]?.take(),
    takeAll: () => {
      for (const one of open.values()) one.take()
    },
    failAll: () => {
      for (const one of open.values()) one.fail()
    },
  }
}

/** Waits for everything that needs no timers. */
export const settled = async () => {
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve()
}
