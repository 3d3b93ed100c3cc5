import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { DirectDebit, DirectDebits } from '#core/money/direct-debit.ts'
import { type Database, locked } from '../shared/database.ts'

type Row = Database['directDebit']['$inferSelect']

/** Direct debits in the database. A unique index allows one mandate per payment. */
export function directDebits({ db, directDebit: debit }: Database): DirectDebits {
  const select = () => db.select().from(debit)

  return {
    async byId(id) {
      const [row] = await select().where(eq(debit.id, id))
      return row ? debitOf(row) : null
    },
    async signedFor(payment) {
      const [row] = await select().where(and(eq(debit.payment, payment), isNotNull(debit.signedAt)))
      return row ? debitOf(row) : null
    },
    async of(member) {
      const rows = await select().where(eq(debit.member, member)).orderBy(debit.askedAt, debit.id)
      return rows.map(debitOf)
    },
    async cameBack(account) {
      const [found] = await db
        .select({ id: debit.id })
        .from(debit)
        .where(and(eq(debit.account, account), isNotNull(debit.returnedAt)))
        .limit(1)
      return found !== undefined
    },

    async add(added) {
      const rows = await db
        .insert(debit)
        .values(rowOf(added))
        .onConflictDoNothing({ target: debit.id })
        .returning({ id: debit.id })
      return rows.length === 1
    },
    async lock(id) {
      const [row] = await locked(select().where(eq(debit.id, id)))
      return row ? debitOf(row) : null
    },
    async save(saved) {
      await db.update(debit).set(rowOf(saved)).where(eq(debit.id, saved.id))
    },
    async pruneBefore(moment) {
      await db.delete(debit).where(and(isNull(debit.signedAt), lt(debit.askedAt, moment)))
      await db
        .update(debit)
        .set({ details: null, codePrint: null, codeSentAt: null, tried: [] })
        .where(and(isNotNull(debit.codePrint), lt(debit.askedAt, moment)))
    },
  }
}

function debitOf(row: Row): DirectDebit {
  const {
    codePrint: print,
    codeSentAt,
    tried,
    mandateReference: reference,
    signedAt,
    ...rest
  } = row
  return {
    ...rest,
    code: print === null || codeSentAt === null ? null : { print, sentAt: codeSentAt, tried },
    mandate: reference === null || signedAt === null ? null : { reference, signedAt },
  }
}

const rowOf = ({ code, mandate, ...rest }: DirectDebit): Row => ({
  ...rest,
  codePrint: code?.print ?? null,
  codeSentAt: code?.sentAt ?? null,
  tried: code?.tried ?? [],
  mandateReference: mandate?.reference ?? null,
  signedAt: mandate?.signedAt ?? null,
})
