import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Campaigns } from '#core/notifications/ports.ts'
import type { Database } from '../shared/database.ts'

/** Campaigns and campaign mails in the database. */
export const campaigns = ({ db, campaign, campaignMail: mail }: Database): Campaigns => ({
  async byId(id) {
    const [found] = await db.select().from(campaign).where(eq(campaign.id, id))
    return found ?? null
  },
  newest: async (limit) =>
    db.select().from(campaign).orderBy(desc(campaign.addedAt), desc(campaign.id)).limit(limit),
  async sentCount(id) {
    const [found] = await db
      .select({ sent: count() })
      .from(mail)
      .where(and(eq(mail.campaign, id), isNotNull(mail.sentAt)))
    return found?.sent ?? 0
  },
  async sentAmong(id, members) {
    const rows = await db
      .select({ member: mail.member })
      .from(mail)
      .where(and(eq(mail.campaign, id), inArray(mail.member, [...members]), isNotNull(mail.sentAt)))
    return new Set(rows.map(({ member }) => member))
  },
  mailsTo: async (member) =>
    db.select().from(mail).where(eq(mail.member, member)).orderBy(desc(mail.begunAt)),

  async add(added) {
    const rows = await db
      .insert(campaign)
      .values(added)
      .onConflictDoNothing()
      .returning({ id: campaign.id })
    return rows.length === 1
  },
  async stop(id, at) {
    const rows = await db
      .update(campaign)
      .set({ stoppedAt: at })
      .where(and(eq(campaign.id, id), isNull(campaign.stoppedAt)))
      .returning({ id: campaign.id })
    return rows.length === 1
  },
  async begin(begun) {
    await db
      .insert(mail)
      .values({ ...begun, sentAt: null })
      .onConflictDoUpdate({
        target: [mail.campaign, mail.member],
        set: { begunAt: begun.begunAt },
      })
  },
  async sent(id, member, at) {
    await db
      .update(mail)
      .set({ sentAt: at })
      .where(and(eq(mail.campaign, id), eq(mail.member, member)))
  },
  async pruneMails(endedBefore) {
    const ended = db
      .select({ id: campaign.id })
      .from(campaign)
      .where(lt(campaign.until, endedBefore))
    await db.delete(mail).where(inArray(mail.campaign, ended))
  },
  async erase(member) {
    await db.delete(mail).where(eq(mail.member, member))
  },
})
