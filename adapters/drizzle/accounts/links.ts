import { and, count, desc, eq, getTableColumns, gte, isNull, lt } from 'drizzle-orm'
import type { Links } from '#core/accounts/links.ts'
import type { Database } from '../shared/database.ts'

/** Mailed links in the database. Of two concurrent uses, one UPDATE succeeds. */
export function links({ db, link }: Database): Links {
  const { voided, ...columns } = getTableColumns(link)

  const find = async (hash: string, isVoid: boolean) => {
    const [found] = await db
      .select(columns)
      .from(link)
      .where(and(eq(link.hash, hash), eq(voided, isVoid)))
    return found ?? null
  }

  return {
    byHash: (hash) => find(hash, false),
    revoked: (hash) => find(hash, true),
    async newest(member, purpose) {
      const [found] = await db
        .select(columns)
        .from(link)
        .where(and(eq(link.member, member), eq(link.purpose, purpose), eq(voided, false)))
        .orderBy(desc(link.sentAt))
        .limit(1)
      return found ?? null
    },
    async countSince(member, purpose, moment) {
      const [found] = await db
        .select({ sent: count() })
        .from(link)
        .where(and(eq(link.member, member), eq(link.purpose, purpose), gte(link.sentAt, moment)))
      return found?.sent ?? 0
    },

    async add(added) {
      await db.insert(link).values({ ...added, voided: false })
    },
    async use(hash, at) {
      const used = await db
        .update(link)
        .set({ usedAt: at })
        .where(and(eq(link.hash, hash), isNull(link.usedAt), eq(voided, false)))
        .returning({ hash: link.hash })
      return used.length === 1
    },
    async void(member, purpose) {
      await db
        .update(link)
        .set({ voided: true })
        .where(and(eq(link.member, member), eq(link.purpose, purpose), isNull(link.usedAt)))
    },
    async removeEnded(purpose, before) {
      await db.delete(link).where(and(eq(link.purpose, purpose), lt(link.expiresAt, before)))
    },
    async erase(member) {
      await db.delete(link).where(eq(link.member, member))
    },
  }
}
