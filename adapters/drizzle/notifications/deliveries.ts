import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { campaignPrefix } from '#core/notifications/campaign.ts'
import type { Deliveries, Delivery, NewDelivery } from '#core/notifications/deliveries.ts'
import { channelOf, memberOf, priorityOf } from '#core/notifications/notification.ts'
import { type Database, firstRow, locked, once, placeholder } from '../shared/database.ts'

/** The delivery queue in the database. Concurrent workers skip each other's locked rows. */
export function deliveries({ db, delivery }: Database): Deliveries {
  const { member, channel, priority, worker, leasedUntil, notice, ...own } =
    getTableColumns(delivery)
  const columns = { ...own, notification: notice }
  const alive = isNull(delivery.diedAt)
  const free = { worker: null, leasedUntil: null }

  const insert = () =>
    db.insert(delivery).values({
      id: placeholder('id'),
      member: placeholder('member'),
      channel: placeholder('channel'),
      priority: placeholder('priority'),
      notice: placeholder('notice'),
      addedAt: placeholder('addedAt'),
      dueAt: placeholder('dueAt'),
      attempts: 0,
    })
  const add = once(() => insert().onConflictDoNothing().prepare())
  const addOrBringForward = once(() => {
    const wanted = sql`excluded.due_at`
    const triedAndLater = sql`${alive} and ${isNotNull(delivery.triedAt)} and ${gt(delivery.dueAt, wanted)}`
    return insert()
      .onConflictDoUpdate({
        target: delivery.id,
        set: { dueAt: wanted, waitsFor: null },
        setWhere: triedAndLater,
      })
      .prepare()
  })
  const state = once(() =>
    db
      .select({ worker, diedAt: delivery.diedAt })
      .from(delivery)
      .where(eq(delivery.id, placeholder('id')))
      .prepare(),
  )
  const rowOf = ({ id, notification, addedAt, dueAt }: NewDelivery) => ({
    id,
    // '' is the member of deliveries without one; it is never erased.
    member: memberOf(notification) ?? '',
    channel: channelOf(notification),
    priority: priorityOf(notification),
    notice: notification,
    addedAt,
    dueAt,
  })
  const due = once(() =>
    locked(
      db
        .select({ id: delivery.id })
        .from(delivery)
        .where(
          and(
            alive,
            eq(channel, placeholder('channel')),
            eq(priority, placeholder('priority')),
            lte(delivery.dueAt, placeholder('now')),
            or(isNull(leasedUntil), lte(leasedUntil, placeholder('now'))),
          ),
        )
        .orderBy(delivery.dueAt, delivery.id)
        .limit(placeholder('limit')),
      { skipLocked: true },
    ).prepare(),
  )
  const done = once(() =>
    db
      .delete(delivery)
      .where(eq(delivery.id, placeholder('id')))
      .prepare(),
  )
  const rows = () => db.select(columns).from(delivery)
  const leasedTo = (id: string, holder: string) => and(eq(delivery.id, id), eq(worker, holder))

  return {
    async backlog(now, most) {
      const isDue = and(alive, lte(delivery.dueAt, now))
      const counted = async (which: SQL | undefined) => {
        const found = db.select({ id: delivery.id }).from(delivery).where(which)
        const some = (most === undefined ? found : found.limit(most)).as('some')
        const [row] = await db.select({ many: count() }).from(some)
        return row?.many ?? 0
      }
      const kinds = [alive, isDue, isNotNull(delivery.diedAt)]
      const [waiting = 0, due = 0, dead = 0] = await Promise.all(kinds.map(counted))
      const [oldest] = await rows().where(isDue).orderBy(delivery.dueAt).limit(1)
      return { waiting, due, dueSince: oldest?.dueAt ?? null, dead }
    },
    waiting: async (limit) =>
      rows().where(alive).orderBy(asc(delivery.dueAt), asc(delivery.id)).limit(limit),
    async waitingOf(campaign) {
      const prefix = campaignPrefix(campaign)
      const isOfIt = eq(sql`substr(${delivery.id}, 1, ${prefix.length})`, prefix)
      const [found] = await db
        .select({ many: count() })
        .from(delivery)
        // The index on channel and priority leaves few to look at.
        .where(and(alive, eq(channel, 'mail'), eq(priority, 'bulk'), isOfIt))
      return found?.many ?? 0
    },
    dead: async (limit) =>
      rows()
        .where(isNotNull(delivery.diedAt))
        .orderBy(desc(delivery.diedAt), desc(delivery.id))
        .limit(limit),

    waitingFor: async (whom, limit) =>
      rows()
        .where(and(eq(member, whom), alive))
        .orderBy(asc(delivery.dueAt), asc(delivery.id))
        .limit(limit),
    async unsent(whom, kind) {
      const newestFirst = [desc(delivery.addedAt), desc(delivery.id)]
      const found = await rows()
        .where(eq(member, whom))
        .orderBy(...newestFirst)
      return found.filter(({ notification }) => notification.kind === kind)
    },

    async add(added) {
      await add().execute(rowOf(added))
    },
    async addOrBringForward(added) {
      await addOrBringForward().execute(rowOf(added))
    },
    async stateOf(id) {
      const found = await firstRow(state(), { id })
      if (!found) return 'unknown'
      return found.worker === null && found.diedAt === null ? 'waiting' : 'leased or dead'
    },
    async claim({ now, until, limit, ...lane }) {
      const found = await due().execute({ ...lane, now, limit })
      if (found.length === 0) return []
      const ids = found.map(({ id }) => id)
      const claimed = await db
        .update(delivery)
        .set({
          worker: lane.worker,
          leasedUntil: until,
          triedAt: now,
          attempts: sql`${delivery.attempts} + 1`,
        })
        .where(inArray(delivery.id, ids))
        .returning(columns)
      const placeOf = ({ id }: Delivery) => ids.indexOf(id)
      return claimed.toSorted((a, b) => placeOf(a) - placeOf(b))
    },
    async renew(ids, holder, until) {
      await db
        .update(delivery)
        .set({ leasedUntil: until })
        .where(and(inArray(delivery.id, [...ids]), eq(worker, holder)))
    },
    async done(id) {
      await done().execute({ id })
    },
    async putBack(id, holder, { dueAt, error, waitsFor }) {
      const attempts = error === null ? { attempts: sql`${delivery.attempts} - 1` } : {}
      await db
        .update(delivery)
        .set({ ...free, ...attempts, dueAt, error, waitsFor })
        .where(leasedTo(id, holder))
    },
    async bury(id, holder, { at, error }) {
      await db
        .update(delivery)
        .set({ ...free, diedAt: at, error })
        .where(leasedTo(id, holder))
    },
    async release(holder) {
      const whose = holder === 'all' ? isNotNull(worker) : eq(worker, holder)
      await db.update(delivery).set(free).where(whose)
    },
    async revive(id, now) {
      const which = id === 'all' ? undefined : eq(delivery.id, id)
      const revived = await db
        .update(delivery)
        .set({ diedAt: null, dueAt: now, attempts: 0 })
        .where(and(isNotNull(delivery.diedAt), which))
        .returning({ id: delivery.id })
      return revived.length
    },
    async redue(now, until, which) {
      const touched = gt(sql`coalesce(${delivery.triedAt}, ${delivery.addedAt})`, now)
      await db
        .update(delivery)
        .set({ dueAt: now })
        .where(and(alive, gt(delivery.dueAt, now), which === 'all' ? undefined : touched))
      await db
        .update(delivery)
        .set({ leasedUntil: until })
        .where(and(alive, gt(leasedUntil, until)))
    },
    async pruneDead(before) {
      await db.delete(delivery).where(lt(delivery.diedAt, before))
    },
    async erase(whom) {
      await db.delete(delivery).where(eq(member, whom))
    },
  }
}
