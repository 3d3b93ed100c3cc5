import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { MemberId } from '#core/accounts/account.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Instant } from '#core/shared/time.ts'
import { areaOf } from '#core/site/geo.ts'
import { type Database, once, placeholder } from '../shared/database.ts'

/** The rows that search reads: one per site a profile is listed on, updated by the store of profiles. */
export function listings({ db, listing }: Database) {
  const { member } = listing
  const active = once(() =>
    db
      .update(listing)
      .set({ lastActiveAt: sql`${placeholder('at')}` })
      .where(eq(member, placeholder('id')))
      .prepare(),
  )
  return {
    async put(profile: Profile) {
      const { id, listedOn } = profile
      const others = listedOn.length > 0 ? notInArray(listing.site, [...listedOn]) : undefined
      await db.delete(listing).where(and(eq(member, id), others))
      if (listedOn.length === 0) return
      const row = rowOf(profile)
      await db
        .insert(listing)
        .values(listedOn.map((site) => ({ site, member: id, ...row })))
        .onConflictDoUpdate({ target: [listing.member, listing.site], set: row })
    },
    async active(id: MemberId, at: Instant) {
      await active().execute({ id, at })
    },
    async remove(id: MemberId) {
      await db.delete(listing).where(eq(member, id))
    },
  }
}

function rowOf({ place, mainPhoto, ...profile }: Profile) {
  const { gender, sexuality, birthDate, kind, interests, lastActiveAt, createdAt } = profile
  const { country, region, cell } = place
  return {
    gender,
    sexuality: sexuality ?? ('' as const),
    country,
    region,
    birthDate,
    kind,
    area: cell && areaOf(cell),
    hasPhoto: mainPhoto !== null,
    interests,
    lastActiveAt,
    createdAt,
  }
}
