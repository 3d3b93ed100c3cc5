import { campaignPrefix } from '#core/notifications/campaign.ts'
import type { Deliveries, Delivery } from '#core/notifications/deliveries.ts'
import { channelOf, memberOf, priorityOf } from '#core/notifications/notification.ts'
import type { Instant } from '#core/shared/time.ts'
import { earliest, latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** A delivery with its lease. */
export type LeasedDelivery = Delivery & {
  readonly lease: { readonly worker: string; readonly until: Instant } | null
}

const isAlive = ({ diedAt }: Delivery) => diedAt === null
const FRESH = {
  attempts: 0,
  triedAt: null,
  error: null,
  waitsFor: null,
  diedAt: null,
  lease: null,
}
const bare = ({ lease: _, ...delivery }: LeasedDelivery): Delivery => delivery
const byDue = earliest<Delivery>(({ dueAt }) => dueAt)

/** The delivery queue in memory. */
export function deliveries(table: Table<LeasedDelivery>): Deliveries {
  const alive = () => table.all().filter(isAlive)
  const dead = () => table.all().filter((one) => !isAlive(one))
  const put = (one: LeasedDelivery) => table.put(one.id, one)
  const ofWorker = (id: string, worker: string) => {
    const found = table.find(id)
    return found?.lease?.worker === worker ? found : null
  }

  return {
    async backlog(now, most = Number.POSITIVE_INFINITY) {
      const due = alive().filter(({ dueAt }) => dueAt <= now)
      return {
        waiting: Math.min(alive().length, most),
        due: Math.min(due.length, most),
        dueSince: due.toSorted(byDue)[0]?.dueAt ?? null,
        dead: Math.min(dead().length, most),
      }
    },
    waiting: async (limit) => alive().toSorted(byDue).slice(0, limit).map(bare),
    waitingOf: async (campaign) =>
      alive().filter(({ id }) => id.startsWith(campaignPrefix(campaign))).length,
    dead: async (limit) =>
      dead()
        .toSorted(latest(({ diedAt }) => diedAt ?? 0))
        .slice(0, limit)
        .map(bare),

    waitingFor: async (member, limit) =>
      alive()
        .filter(({ notification }) => memberOf(notification) === member)
        .toSorted(byDue)
        .slice(0, limit)
        .map(bare),
    unsent: async (member, kind) =>
      table
        .all()
        .filter(
          ({ notification }) => notification.kind === kind && memberOf(notification) === member,
        )
        .toSorted(latest(({ addedAt }) => addedAt))
        .map(bare),

    async add(added) {
      if (!table.find(added.id)) put({ ...added, ...FRESH })
    },
    async addOrBringForward({ dueAt, ...added }) {
      const found = table.find(added.id)
      if (!found) return put({ ...added, dueAt, ...FRESH })
      if (isAlive(found) && found.triedAt !== null && found.dueAt > dueAt)
        put({ ...found, dueAt, waitsFor: null })
    },
    async stateOf(id) {
      const found = table.find(id)
      if (!found) return 'unknown'
      return found.lease === null && isAlive(found) ? 'waiting' : 'leased or dead'
    },
    async claim({ worker, now, until, channel, priority, limit }) {
      const claimed = alive()
        .filter(
          ({ notification }) =>
            channelOf(notification) === channel && priorityOf(notification) === priority,
        )
        .filter(({ dueAt, lease }) => dueAt <= now && (lease === null || lease.until <= now))
        .toSorted(byDue)
        .slice(0, limit)
        .map((one) => ({
          ...one,
          attempts: one.attempts + 1,
          triedAt: now,
          lease: { worker, until },
        }))
      claimed.forEach(put)
      return claimed.map(bare)
    },
    async renew(ids, worker, until) {
      for (const id of ids) {
        const found = ofWorker(id, worker)
        if (found) put({ ...found, lease: { worker, until } })
      }
    },
    async done(id) {
      table.drop(id)
    },
    async putBack(id, worker, { dueAt, error, waitsFor }) {
      const found = ofWorker(id, worker)
      if (!found) return
      const attempts = error === null ? found.attempts - 1 : found.attempts
      put({ ...found, attempts, dueAt, error, waitsFor, lease: null })
    },
    async bury(id, worker, { at, error }) {
      const found = ofWorker(id, worker)
      if (found) put({ ...found, diedAt: at, error, lease: null })
    },
    async release(worker) {
      for (const one of alive()) {
        if (one.lease && (worker === 'all' || one.lease.worker === worker)) {
          put({ ...one, lease: null })
        }
      }
    },
    async revive(id, now) {
      const revived = dead().filter((one) => id === 'all' || one.id === id)
      for (const one of revived) put({ ...one, diedAt: null, dueAt: now, attempts: 0 })
      return revived.length
    },
    async redue(now, until, which) {
      for (const { lease, ...one } of alive()) {
        const keepsDueTime = which === 'touched-later' && (one.triedAt ?? one.addedAt) <= now
        put({
          ...one,
          dueAt: keepsDueTime ? one.dueAt : Math.min(one.dueAt, now),
          lease: lease && { ...lease, until: Math.min(lease.until, until) },
        })
      }
    },
    async pruneDead(before) {
      for (const { id, diedAt } of dead()) if ((diedAt ?? before) < before) table.drop(id)
    },
    async erase(member) {
      for (const { id, notification } of table.all())
        if (memberOf(notification) === member) table.drop(id)
    },
  }
}
