import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { OrderFilter, OrderListReads, OrderQueue } from '#core/desk/order-lists.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import { orderOf, paymentOf } from '../money/order-rows.ts'
import { atSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import type { Database } from '../shared/database.ts'

/** Orders of all members in the database. */
export function orderLists(database: Database): OrderListReads {
  const { db, order, payment } = database
  return {
    async page(only, after, limit) {
      const older = after
        ? sql`(${order.placedAt}, ${order.id}) < (${after.at}, ${after.id})`
        : undefined
      const rows = await db
        .select()
        .from(order)
        .where(and(...conditions(database, only), older))
        .orderBy(desc(order.placedAt), desc(order.id))
        .limit(limit)
      return rows.map(orderOf)
    },
    queue: (kind, sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: order.settledAt })
          .from(order)
          .where(and(unhandled(database, kind), atSites(order.site, sites)))
          .orderBy(order.settledAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    async paid({ site, from, until }, after, limit) {
      const later = after
        ? sql`(${order.paidAt}, ${order.id}) > (${after.at}, ${after.id})`
        : undefined
      const rows = await db
        .select()
        .from(order)
        .where(and(eq(order.site, site), gte(order.paidAt, from), lt(order.paidAt, until), later))
        .orderBy(asc(order.paidAt), asc(order.id))
        .limit(limit)
      return rows.map(orderOf)
    },
    async entries({ site, from, until }, after, limit) {
      const { account, entry } = database
      const later = after ? sql`(${entry.at}, ${entry.id}) > (${after.at}, ${after.id})` : undefined
      return db
        .select(getTableColumns(entry))
        .from(entry)
        .innerJoin(account, eq(account.id, entry.member))
        .where(and(eq(account.site, site), gte(entry.at, from), lt(entry.at, until), later))
        .orderBy(asc(entry.at), asc(entry.id))
        .limit(limit)
    },
    async paymentsOf(orders) {
      const rows = await db
        .select()
        .from(payment)
        .where(inArray(payment.order, [...orders]))
        .orderBy(desc(payment.startedAt), desc(payment.id))
      return rows.map(paymentOf)
    },
  }
}

function conditions(database: Database, only: OrderFilter): readonly (SQL | undefined)[] {
  const { db, order, payment } = database
  const { state, queue, site, sites = 'all', method, code, member, from, until } = only
  return [
    state && eq(order.state, state),
    queue && unhandled(database, queue),
    site === undefined ? undefined : eq(order.site, site),
    atSites(order.site, sites),
    method === undefined
      ? undefined
      : inArray(
          order.id,
          db.select({ id: payment.order }).from(payment).where(eq(payment.method, method)),
        ),
    code === undefined ? undefined : eq(order.discountCode, code),
    member === undefined ? undefined : eq(order.member, member),
    from === undefined ? undefined : gte(order.placedAt, from),
    until === undefined ? undefined : lt(order.placedAt, until),
  ]
}

/** Orders of a queue without an operator who handled them since. */
function unhandled(
  { db, order, refund, paymentReturn, operatorAction: action }: Database,
  kind: OrderQueue,
): SQL | undefined {
  const since = (moment: SQL, id: SQL) =>
    sql`not exists (select 1 from ${action} where ${action.subject} = ${id} and ${action.action} = 'order.handled' and ${action.at} >= ${moment})`
  if (kind === 'charged-back')
    return and(
      eq(order.state, 'charged-back'),
      since(sql`coalesce(${order.settledAt}, 0)`, sql`${order.id}`),
    )
  const refunds = db
    .select({ id: refund.order })
    .from(refund)
    .where(
      and(
        isNotNull(refund.failedAt),
        since(sql`${refund.failedAt}`, sql`${refund.order}`),
        // Another one that followed was made instead.
        sql`not exists (select 1 from ${refund} later where later.${sql.identifier(refund.order.name)} = ${refund.order} and later.nth > ${refund.nth})`,
      ),
    )
  const returns = db
    .select({ id: paymentReturn.order })
    .from(paymentReturn)
    .where(
      and(
        isNotNull(paymentReturn.failedAt),
        since(sql`${paymentReturn.failedAt}`, sql`${paymentReturn.order}`),
      ),
    )
  return sql`(${inArray(order.id, refunds)} or ${inArray(order.id, returns)})`
}
