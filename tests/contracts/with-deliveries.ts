import type { Claim, NewDelivery } from '#core/notifications/deliveries.ts'
import type { Notification } from '#core/notifications/notification.ts'
import type { Storage } from '#core/ports.ts'
import { MINUTE } from '#core/shared/time.ts'
import { commit, NOW, newId } from './sample.ts'

/** Deliveries of social letters, each due at its time. */
export async function withDeliveries(storage: Storage, ...dueAts: readonly number[]) {
  const items = dueAts.map((dueAt): NewDelivery => sampleDelivery({ dueAt }))
  const add = (...added: readonly NewDelivery[]) =>
    commit(storage, async ({ deliveries }) => {
      for (const item of added) await deliveries.add(item)
    })
  await add(...items)
  const claim = (changes: Partial<Claim> = {}) =>
    commit(storage, ({ deliveries }) => deliveries.claim({ ...CLAIM, ...changes }))
  const left = async () => idsOf(await storage.reads.deliveries.waiting(100))
  return { storage, items, add, claim, left }
}

/** A worker's request: social letters, leased for a minute. */
export const CLAIM: Claim = {
  worker: 'a worker',
  now: NOW,
  until: NOW + MINUTE,
  channel: 'mail',
  priority: 'social',
  limit: 10,
}

const someNotification = (): Notification => ({ kind: 'new-like', member: newId(), from: newId() })

/** A typical delivery, with `changes`. */
export const sampleDelivery = (changes: Partial<NewDelivery> = {}): NewDelivery => ({
  id: newId(),
  notification: someNotification(),
  addedAt: NOW,
  dueAt: NOW,
  ...changes,
})

export const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
