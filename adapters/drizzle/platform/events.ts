import { and, asc, desc, eq, gt, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import {
  BEGINNING,
  type EventLog,
  type LoggedEvent,
  type Position,
} from '#core/platform/event-log.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import { countQueue } from '../shared/count-queue.ts'
import { type Database, firstRow, once, placeholder } from '../shared/database.ts'

type Row = {
  readonly transaction: number
  readonly sequence: number
  readonly type: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly at: number
}

const loggedEvent = ({ transaction, sequence, type, facts, at }: Row): LoggedEvent => ({
  position: { transaction, sequence },
  at,
  type,
  facts,
})

const AFTER = { transaction: placeholder('transaction'), sequence: placeholder('sequence') }

const NEVER_RUN = { position: BEGINNING, failures: 0, retryAt: null }

/** The event log in the database. */
export function events({ db, event, consumer, parkedEvent, oldestOpen }: Database): EventLog {
  const { transaction, sequence } = event
  // With a single writer the sequence alone is the order: SQLite would scan the whole log for (transaction,
  // sequence).
  const order = oldestOpen === null ? [sequence] : [transaction, sequence]
  const settled: SQL | undefined =
    oldestOpen === null ? undefined : sql`${transaction} < ${oldestOpen}`
  const later = (place: Record<keyof Position, number | Placeholder>) =>
    oldestOpen === null
      ? gt(sequence, place.sequence)
      : sql`(${transaction}, ${sequence}) > (${place.transaction}, ${place.sequence})`
  const at = (name: string, { sequence: place }: Position) =>
    and(eq(parkedEvent.consumer, name), eq(parkedEvent.sequence, place))

  const append = once(() =>
    db
      .insert(event)
      .values({ type: placeholder('type'), facts: placeholder('facts'), at: placeholder('at') })
      .prepare(),
  )
  const after = once(() =>
    db
      .select()
      .from(event)
      .where(and(later(AFTER), settled))
      .orderBy(...order.map((column) => asc(column)))
      .limit(placeholder('limit'))
      .prepare(),
  )
  const end = once(() =>
    db
      .select({ transaction, sequence })
      .from(event)
      .where(settled)
      .orderBy(...order.map((column) => desc(column)))
      .limit(1)
      .prepare(),
  )
  const progress = once(() =>
    db
      .select()
      .from(consumer)
      .where(eq(consumer.name, placeholder('name')))
      .prepare(),
  )

  return {
    async append({ type, ...facts }, moment) {
      await append().execute({ type, facts, at: moment })
    },
    async after(position, limit) {
      return (await after().execute({ ...position, limit })).map(loggedEvent)
    },
    queueAfter: (position, limit) =>
      countQueue(
        { db },
        db
          .select({ at: event.at })
          .from(event)
          .where(later(position))
          .orderBy(...order.map((column) => asc(column)))
          .limit(limit)
          .as('waiting'),
      ),
    end: async () => (await firstRow(end(), {})) ?? BEGINNING,

    async progress(name) {
      const found = await firstRow(progress(), { name })
      if (!found) return NEVER_RUN
      const { failures, retryAt, ...position } = found
      return {
        position: { transaction: position.transaction, sequence: position.sequence },
        failures,
        retryAt,
      }
    },
    async advance(name, from, to) {
      const set = { ...to, failures: 0, retryAt: null }
      const mine = { name: consumer.name }
      const isAtPosition = sql`${consumer.transaction} = ${from.transaction} and ${consumer.sequence} = ${from.sequence}`
      const moved = isBefore(BEGINNING, from)
        ? await db
            .update(consumer)
            .set(set)
            .where(and(eq(consumer.name, name), isAtPosition))
            .returning(mine)
        : await db
            .insert(consumer)
            .values({ name, ...set })
            .onConflictDoUpdate({ target: consumer.name, set, setWhere: isAtPosition })
            .returning(mine)
      return moved.length === 1
    },
    async fail(name, position, failures, retryAt) {
      const set = { failures, retryAt }
      await db
        .insert(consumer)
        .values({ name, ...position, ...set })
        .onConflictDoUpdate({ target: consumer.name, set })
    },

    async park({ consumer: name, event: { position, ...logged }, error, parkedAt }) {
      await db
        .insert(parkedEvent)
        .values({ consumer: name, ...position, ...logged, error, parkedAt })
        .onConflictDoNothing()
    },
    async unpark(name, position) {
      await db.delete(parkedEvent).where(at(name, position))
    },
    async parked(limit) {
      const rows = await db
        .select()
        .from(parkedEvent)
        .orderBy(asc(parkedEvent.parkedAt), asc(parkedEvent.sequence))
        .limit(limit)
      return rows.map(({ consumer: name, error, parkedAt, ...row }) => ({
        consumer: name,
        event: loggedEvent(row),
        error,
        parkedAt,
      }))
    },

    parkedQueue: () =>
      countQueue(
        { db },
        db
          .select({ at: parkedEvent.parkedAt })
          .from(parkedEvent)
          .orderBy(parkedEvent.parkedAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),

    async prune(before, consumers) {
      await db.delete(parkedEvent).where(lt(parkedEvent.at, before))
      const passed = await Promise.all(consumers.map((name) => firstRow(progress(), { name })))
      const slowest = passed.reduce<Position | null>(
        (least, one) => (least && one && isBefore(one, least) ? one : least),
        passed[0] ?? null,
      )
      if (!slowest || passed.some((one) => one === undefined)) return 0
      const pruned = await db
        .delete(event)
        .where(
          and(
            lt(event.at, before),
            or(
              lt(transaction, slowest.transaction),
              and(eq(transaction, slowest.transaction), sql`${sequence} <= ${slowest.sequence}`),
            ),
          ),
        )
        .returning({ sequence })
      return pruned.length
    },
  }
}

const isBefore = (a: Position, b: Position): boolean =>
  a.transaction < b.transaction || (a.transaction === b.transaction && a.sequence < b.sequence)
