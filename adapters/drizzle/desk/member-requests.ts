import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { MemberNotes, MemberRequests } from '#core/desk/member-requests.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { ofSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import type { Database } from '../shared/database.ts'

/** What members asked for in letters, in the database. */
export function memberRequests(database: Database): MemberRequests {
  const { db, memberRequest: request } = database
  const waits = (sites: SiteScope) =>
    and(eq(request.state, 'open'), ofSites(database, request.member, sites))
  const isOpen = (id: string) => and(eq(request.id, id), eq(request.state, 'open'))
  return {
    async byId(id) {
      const [found] = await db.select().from(request).where(eq(request.id, id))
      return found ?? null
    },
    open: async (limit, sites = 'all') =>
      db
        .select()
        .from(request)
        .where(waits(sites))
        .orderBy(asc(request.dueOn), asc(request.id))
        .limit(limit),
    queue: (sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: request.addedAt })
          .from(request)
          .where(waits(sites))
          .orderBy(request.addedAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    of: async (member, limit) =>
      db
        .select()
        .from(request)
        .where(eq(request.member, member))
        .orderBy(desc(request.addedAt), desc(request.id))
        .limit(limit),
    async add(added) {
      const rows = await db
        .insert(request)
        .values(added)
        .onConflictDoNothing()
        .returning({ id: request.id })
      return rows.length === 1
    },
    async extend(id, { dueOn, reason }) {
      const rows = await db
        .update(request)
        .set({ dueOn, extended: reason })
        .where(and(isOpen(id), isNull(request.extended)))
        .returning({ id: request.id })
      return rows.length === 1
    },
    async close(id, { state, reason, by, at }) {
      const rows = await db
        .update(request)
        .set({ state, reason, closedBy: by, closedAt: at })
        .where(isOpen(id))
        .returning({ id: request.id })
      return rows.length === 1
    },
    async erase(member, at) {
      await db
        .update(request)
        .set({
          state: sql`case when ${request.state} = 'open' then 'done' else ${request.state} end`,
          extended: sql`case when ${request.extended} is null then null else '' end`,
          reason: sql`case when ${request.reason} is null then null else '' end`,
          closedAt: sql`coalesce(${request.closedAt}, ${at})`,
        })
        .where(eq(request.member, member))
    },
  }
}

/** Notes about members, in the database. */
export const memberNotes = ({ db, memberNote: note }: Database): MemberNotes => ({
  of: async (member, limit) =>
    db
      .select()
      .from(note)
      .where(eq(note.member, member))
      .orderBy(desc(note.at), desc(note.id))
      .limit(limit),
  async add(added) {
    const rows = await db
      .insert(note)
      .values(added)
      .onConflictDoNothing()
      .returning({ id: note.id })
    return rows.length === 1
  },
  async erase(member) {
    await db.delete(note).where(eq(note.member, member))
  },
})
