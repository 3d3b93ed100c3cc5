import { and, eq, getTableColumns, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { isDisposable } from '#adapters/system/disposable-domains.ts'
import { keyOf, keysOf } from '#adapters/system/email-keys.ts'
import type { Account } from '#core/accounts/account.ts'
import type { Accounts } from '#core/accounts/ports.ts'
import { trafficSource } from '#core/site/settings.ts'
import { type Database, firstRow, locked, once, padded, placeholder } from '../shared/database.ts'

/** Accounts in the database. A unique column guarantees one account per email, however it is written. */
export function accounts({ db, account }: Database): Accounts {
  const { emailKey, source: _, disposable: __, ...columns } = getTableColumns(account)
  const select = () => db.select(columns).from(account)
  const byId = once(() =>
    select()
      .where(eq(account.id, placeholder('id')))
      .prepare(),
  )

  const byIdLocked = once(() => locked(select().where(eq(account.id, placeholder('id')))).prepare())
  const bothLocked = once(() =>
    locked(
      select()
        .where(or(eq(account.id, placeholder('a')), eq(account.id, placeholder('b'))))
        .orderBy(account.id),
    ).prepare(),
  )

  const byKeys = once(() =>
    select()
      .where(inArray(emailKey, [placeholder('key'), placeholder('spelling')]))
      .orderBy(sql`${emailKey} <> ${placeholder('spelling')}`)
      .limit(1)
      .prepare(),
  )

  return {
    async byId(id) {
      return (await firstRow(byId(), { id })) ?? null
    },
    byIds: async (ids) => (ids.length ? select().where(inArray(account.id, padded(ids))) : []),
    async byEmail(email) {
      return (await firstRow(byKeys(), keysOf(email))) ?? null
    },
    shownAfter: async (after, limit) =>
      select()
        .where(
          and(eq(account.status, 'active'), after === null ? undefined : gt(account.id, after)),
        )
        .orderBy(account.id)
        .limit(limit),
    async deletedBefore(moment, after, limit) {
      const rows = await db
        .select({ id: account.id })
        .from(account)
        .where(
          and(
            sql`${account.status} = 'deleted'`,
            lt(account.deletedAt, moment),
            after === null ? undefined : gt(account.id, after),
          ),
        )
        .orderBy(account.id)
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    async add(added) {
      const rows = await db
        .insert(account)
        .values(rowOf(added))
        .onConflictDoNothing()
        .returning({ id: account.id })
      return rows.length === 1
    },
    async lock(id) {
      return (await firstRow(byIdLocked(), { id })) ?? null
    },
    async lockBoth(a, b) {
      const both = await bothLocked().execute({ a, b })
      const of = (id: string) => both.find((one) => one.id === id) ?? null
      return [of(a), of(b)]
    },
    async save(saved) {
      const { emailKey: key, ...row } = rowOf(saved)
      const other = alias(account, 'other')
      const kept = eq(account.email, saved.email)
      const taken = key
        ? db
            .select({ id: other.id })
            .from(other)
            .where(and(eq(other.emailKey, key), ne(other.id, saved.id)))
        : null
      const rows = await db
        .update(account)
        // Of two accounts in one mailbox, one has another key, which it keeps with its address.
        .set({ ...row, emailKey: key && sql`case when ${kept} then ${emailKey} else ${key} end` })
        .where(and(eq(account.id, saved.id), taken ? or(kept, notExists(taken)) : undefined))
        .returning({ id: account.id })
      return rows.length === 1
    },
  }
}

const rowOf = (account: Account) => ({
  ...account,
  source: trafficSource(account.tracking),
  disposable: isDisposable(account.email),
  emailKey: account.status === 'erased' ? null : keyOf(account.email),
})
