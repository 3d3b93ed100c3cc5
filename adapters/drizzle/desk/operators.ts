import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { keyOf, keysOf } from '#adapters/system/email-keys.ts'
import type { Operator } from '#core/desk/operator.ts'
import type { OperatorActions, OperatorSessions, Operators } from '#core/desk/ports.ts'
import { type Database, locked } from '../shared/database.ts'

/** Operators in the database. A unique column guarantees one operator per email who is not removed. */
export function operators({ db, operator }: Database): Operators {
  const { emailKey, ...columns } = getTableColumns(operator)
  const select = () => db.select(columns).from(operator)

  return {
    async byId(id) {
      const [found] = await select().where(eq(operator.id, id))
      return found ?? null
    },
    async byEmail(email) {
      const { key, spelling } = keysOf(email)
      const [found] = await select()
        .where(inArray(emailKey, [key, spelling]))
        .orderBy(sql`${emailKey} <> ${spelling}`)
        .limit(1)
      return found ?? null
    },
    async byInvitation(hash) {
      const [found] = await select().where(eq(operator.invitationHash, hash))
      return found ?? null
    },
    all: async () => select().orderBy(asc(operator.addedAt), asc(operator.id)),

    async add(added) {
      const rows = await db
        .insert(operator)
        .values(rowOf(added))
        .onConflictDoNothing()
        .returning({ id: operator.id })
      return rows.length === 1
    },
    async lock(id) {
      const [found] = await locked(select().where(eq(operator.id, id)))
      return found ?? null
    },
    lockAll: async () =>
      locked(select().where(isNull(operator.removedAt)).orderBy(asc(operator.id))),
    async save(saved) {
      // An operator's email never changes, and of two in one mailbox one has another key.
      const ended = saved.removedAt === null ? {} : { emailKey: null }
      await db
        .update(operator)
        .set({ ...saved, ...ended })
        .where(eq(operator.id, saved.id))
    },
  }
}

const rowOf = (operator: Operator) => ({
  ...operator,
  emailKey: operator.removedAt === null ? keyOf(operator.email) : null,
})

/** Operators' sessions in the database. */
export const operatorSessions = ({ db, operatorSession: session }: Database): OperatorSessions => ({
  async byId(id) {
    const [found] = await db.select().from(session).where(eq(session.id, id))
    return found ?? null
  },
  async add(added) {
    await db.insert(session).values(added)
  },
  async seen(id, at) {
    await db.update(session).set({ seenAt: at }).where(eq(session.id, id))
  },
  async end(id) {
    await db.delete(session).where(eq(session.id, id))
  },
  async endAllOf(operator) {
    await db.delete(session).where(eq(session.operator, operator))
  },
  async removeUnused(since) {
    await db.delete(session).where(lt(session.seenAt, since))
  },
})

/** What operators did, in the database. */
export const operatorActions = ({
  db,
  operatorAction: action,
  report,
}: Database): OperatorActions => ({
  newest: async (before, limit, without = [], only = {}) =>
    db
      .select()
      .from(action)
      .where(
        and(
          notInArray(action.action, [...without]),
          only.action &&
            or(
              eq(action.action, only.action),
              only.outcome &&
                and(
                  eq(action.action, 'report.decided'),
                  inArray(
                    action.subject,
                    db
                      .select({ id: report.id })
                      .from(report)
                      .where(eq(report.outcome, only.outcome)),
                  ),
                ),
            ),
          only.operator === null ? isNull(action.operator) : undefined,
          only.operator ? eq(action.operator, only.operator) : undefined,
          before === null
            ? undefined
            : or(lt(action.at, before.at), and(eq(action.at, before.at), lt(action.id, before.id))),
        ),
      )
      .orderBy(desc(action.at), desc(action.id))
      .limit(limit),
  about: async (subject, limit) =>
    db
      .select()
      .from(action)
      .where(eq(action.subject, subject))
      .orderBy(desc(action.at), desc(action.id))
      .limit(limit),
  onPhotosOf: async (member, limit) =>
    db
      .select()
      .from(action)
      .where(eq(action.member, member))
      .orderBy(desc(action.at), desc(action.id))
      .limit(limit),
  async last(subject, kind) {
    const [found] = await db
      .select()
      .from(action)
      .where(and(eq(action.subject, subject), eq(action.action, kind)))
      .orderBy(desc(action.at), desc(action.id))
      .limit(1)
    return found ?? null
  },
  async add(added) {
    await db.insert(action).values(added).onConflictDoNothing()
  },
})
