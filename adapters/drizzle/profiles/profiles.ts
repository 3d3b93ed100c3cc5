import { and, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Profiles } from '#core/profiles/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { folded } from '#core/shared/folded.ts'
import { DRIFT } from '#core/shared/time.ts'
import { areaOf } from '#core/site/geo.ts'
import { ofSites } from '../shared/at-sites.ts'
import { type Database, firstRow, locked, once, padded, placeholder } from '../shared/database.ts'
import { listings } from './listings.ts'

/** Sorts after every character. */
const LAST = '\u{10ffff}'

type Row = Database['profile']['$inferSelect']

/** Profiles in the database. */
export function profiles(database: Database): Profiles {
  const { db, profile } = database
  const listed = listings(database)
  const select = () => db.select().from(profile)
  // Names from before there was a key have one in lower case, with their accents.
  const startsWith = (key: string) =>
    and(gte(profile.nameKey, key), lt(profile.nameKey, `${key}${LAST}`))
  const byId = once(() =>
    select()
      .where(eq(profile.id, placeholder('id')))
      .prepare(),
  )
  const active = once(() =>
    db
      .update(profile)
      .set({ lastActiveAt: sql`${placeholder('at')}` })
      .where(
        and(
          eq(profile.id, placeholder('id')),
          or(
            lt(profile.lastActiveAt, placeholder('at')),
            gt(profile.lastActiveAt, placeholder('latest')),
          ),
        ),
      )
      .returning({ id: profile.id })
      .prepare(),
  )

  return {
    async byId(id) {
      const row = await firstRow(byId(), { id })
      return row ? profileOf(row) : null
    },
    async byIds(ids) {
      if (ids.length === 0) return []
      const rows = await select().where(inArray(profile.id, padded(ids)))
      return rows.map(profileOf)
    },
    async named(beginning, limit, sites = 'all') {
      const begins = or(startsWith(folded(beginning)), startsWith(beginning.toLowerCase()))
      const rows = await select()
        .where(and(begins, ofSites(database, profile.id, sites)))
        .orderBy(profile.nameKey, profile.id)
        .limit(limit)
      return rows.map(profileOf)
    },

    async add(added) {
      await db.insert(profile).values(rowOf(added))
      await listed.put(added)
    },
    async lock(id) {
      const [row] = await locked(select().where(eq(profile.id, id)))
      return row ? profileOf(row) : null
    },
    async save(saved) {
      await db.update(profile).set(rowOf(saved)).where(eq(profile.id, saved.id))
      await listed.put(saved)
    },
    async active(id, at) {
      const moved = await active().execute({ id, at, latest: at + DRIFT })
      if (moved.length > 0) await listed.active(id, at)
    },
    async remove(id) {
      await listed.remove(id)
      await db.delete(profile).where(eq(profile.id, id))
    },
  }
}

/** Maps rows to a profile. */
export function profileOf({
  country,
  region,
  town,
  cellLat,
  cellLon,
  area: _,
  nameKey: __,
  sexuality,
  wishedFrom: ageFrom,
  wishedTo: ageTo,
  wishedWithin: within,
  ...rest
}: Row): Profile {
  const cell = cellLat === null || cellLon === null ? null : { lat: cellLat, lon: cellLon }
  return {
    ...rest,
    sexuality: sexuality || null,
    wishes: { ageFrom, ageTo, within },
    place: { country, region, town, cell },
  }
}

const rowOf = ({ place: { cell, ...place }, wishes, ...rest }: Profile): Row => ({
  ...rest,
  ...place,
  nameKey: folded(rest.name),
  sexuality: rest.sexuality ?? '',
  wishedFrom: wishes.ageFrom,
  wishedTo: wishes.ageTo,
  wishedWithin: wishes.within,
  cellLat: cell?.lat ?? null,
  cellLon: cell?.lon ?? null,
  area: cell && areaOf(cell),
})
