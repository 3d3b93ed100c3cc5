import { and, eq, gt, inArray, like, min, sql } from 'drizzle-orm'
import type { SiteRows } from '#core/site/ports.ts'
import type { SiteId } from '#core/site/settings.ts'
import type { Database } from '../shared/database.ts'

/** A site in a column of JSON, as both databases store it: ids have no character that JSON escapes. */
const quoted = (id: SiteId): string => JSON.stringify(id)
const mentioning = (id: SiteId): string => `%${quoted(id)}%`

/** Sites of rows in the database. */
export function siteRows({ db, ...tables }: Database): SiteRows {
  const { account, profile, listing, order, chatPhoto, pushSubscription } = tables
  const { complaint, withdrawal, campaign } = tables

  /** Those who are on both: one of the two goes first, so that the other takes its name alone. */
  async function mergeChoices(from: SiteId, to: SiteId): Promise<void> {
    const rows = await db
      .select({ id: account.id, choices: account.siteChoices })
      .from(account)
      .where(
        and(like(account.siteChoices, mentioning(from)), like(account.siteChoices, mentioning(to))),
      )
    for (const { id, choices } of rows) {
      const { [from]: _, ...siteChoices } = choices
      await db.update(account).set({ siteChoices }).where(eq(account.id, id))
    }
  }

  async function mergeListings(from: SiteId, to: SiteId): Promise<void> {
    const rows = await db
      .select({ id: profile.id, listedOn: profile.listedOn })
      .from(profile)
      .where(and(like(profile.listedOn, mentioning(from)), like(profile.listedOn, mentioning(to))))
    for (const { id, listedOn } of rows)
      await db
        .update(profile)
        .set({ listedOn: listedOn.filter((site) => site !== from) })
        .where(eq(profile.id, id))
    const there = db.select({ member: listing.member }).from(listing).where(eq(listing.site, to))
    await db.delete(listing).where(and(eq(listing.site, from), inArray(listing.member, there)))
  }

  return {
    // One look into the index for each site, however many members there are.
    async joined() {
      const found: SiteId[] = []
      for (;;) {
        const [next] = await db
          .select({ site: min(account.site) })
          .from(account)
          .where(gt(account.site, found.at(-1) ?? ''))
        if (!next?.site) return found
        found.push(next.site)
      }
    },

    async rename(from, to) {
      await mergeChoices(from, to)
      await mergeListings(from, to)
      const renamed = (column: typeof account.siteChoices | typeof profile.listedOn) =>
        sql`replace(${column}, ${quoted(from)}, ${quoted(to)})`
      await db
        .update(account)
        .set({ siteChoices: renamed(account.siteChoices) })
        .where(like(account.siteChoices, mentioning(from)))
      await db
        .update(profile)
        .set({ listedOn: renamed(profile.listedOn) })
        .where(like(profile.listedOn, mentioning(from)))
      await db.update(account).set({ site: to }).where(eq(account.site, from))
      await db.update(listing).set({ site: to }).where(eq(listing.site, from))
      await db.update(order).set({ site: to }).where(eq(order.site, from))
      await db.update(chatPhoto).set({ site: to }).where(eq(chatPhoto.site, from))
      await db.update(pushSubscription).set({ site: to }).where(eq(pushSubscription.site, from))
      await db.update(complaint).set({ site: to }).where(eq(complaint.site, from))
      await db.update(withdrawal).set({ site: to }).where(eq(withdrawal.site, from))
      await db.update(campaign).set({ site: to }).where(eq(campaign.site, from))
    },
  }
}
