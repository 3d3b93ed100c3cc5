import { sql } from 'drizzle-orm'
import type { PhotoState } from '#core/photos/photo.ts'
import type { Details, Gender, ProfileKind, Sexuality } from '#core/profiles/profile.ts'
import type { Country } from '#core/site/countries.ts'
import type { Kit } from '../kit.ts'
import type { accountTables } from './accounts.ts'

/** The faces of members, their photos, and what stands between them. */
export function profileTables(
  { table, index, primaryKey, check, ...is }: Kit,
  { account }: ReturnType<typeof accountTables>,
) {
  const memberId = () =>
    is
      .text()
      .notNull()
      .references(() => account.id)

  const profile = table(
    'profiles',
    {
      id: is
        .text()
        .primaryKey()
        .references(() => account.id),
      kind: is.text<ProfileKind>().notNull(),
      demo: is.flag().notNull(),
      name: is.text().notNull(),
      gender: is.text<Gender>().notNull(),
      sexuality: is.text<Sexuality>().notNull(),
      birthDate: is.text().notNull(),
      country: is.text<Country>().notNull(),
      region: is.text().notNull(),
      town: is.text().notNull(),
      cellLat: is.whole(),
      cellLon: is.whole(),
      /** The coarser square that the cell lies in. */
      area: is.whole(),
      about: is.text().notNull(),
      details: is.json<Details>().notNull(),
      interests: is.json<readonly string[]>().notNull(),
      mainPhoto: is.text(),
      listed: is.flag().notNull(),
      lastActiveAt: is.moment().notNull(),
      createdAt: is.moment().notNull(),
    },
    (t) => {
      const found = sql`${t.listed}`
      // Filters that a search nearly always has are answered from the index itself.
      const filters = [t.birthDate, t.kind, t.cellLat, t.cellLon, t.createdAt] as const
      return [
        // Each holds search's order behind its equalities, so that a page stops at its last row, however many match.
        index('profiles_by_activity')
          .on(t.lastActiveAt, t.id, t.gender, ...filters)
          .where(found),
        index('profiles_by_country')
          .on(t.gender, t.country, t.lastActiveAt, t.id, ...filters, t.interests)
          .where(found),
        index('profiles_by_region')
          .on(t.gender, t.country, t.region, t.lastActiveAt, t.id, ...filters)
          .where(found),
        index('profiles_by_newness')
          .on(t.createdAt, t.gender, t.country, t.region, t.birthDate, t.kind)
          .where(found),
        index('profiles_by_place')
          .on(t.gender, t.area, t.cellLat, t.cellLon, t.birthDate, t.kind, t.country)
          .where(found),
        check(
          'profiles_cell_whole',
          sql`(${t.cellLat} is null) = (${t.cellLon} is null) and (${t.cellLat} is null) = (${t.area} is null)`,
        ),
      ]
    },
  )

  const photo = table(
    'photos',
    {
      id: is.text().primaryKey(),
      member: memberId(),
      state: is.text<PhotoState>().notNull(),
      reason: is.text(),
      width: is.whole().notNull(),
      height: is.whole().notNull(),
      addedAt: is.moment().notNull(),
    },
    (t) => [
      index('photos_by_member').on(t.member, t.addedAt),
      index('photos_to_inspect').on(t.addedAt).where(sql`${t.state} = 'inspection'`),
    ],
  )

  /** How many photos a member has: the one row on which simultaneous uploads meet. */
  const album = table(
    'albums',
    { member: memberId().primaryKey(), photos: is.whole().notNull() },
    (t) => [check('albums_not_below_zero', sql`${t.photos} >= 0`)],
  )

  const like = table(
    'likes',
    {
      from: memberId(),
      to: memberId(),
      at: is.moment().notNull(),
      seenAt: is.moment(),
      swiped: is.flag().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.from, t.to] }),
      index('likes_given').on(t.from, t.at),
      index('likes_received').on(t.to, sql`(${t.seenAt} is null)`, t.at),
    ],
  )

  const block = table(
    'blocks',
    { blocker: memberId(), blocked: memberId(), at: is.moment().notNull() },
    (t) => [
      primaryKey({ columns: [t.blocker, t.blocked] }),
      index('blocks_by_blocked').on(t.blocked, t.blocker),
    ],
  )

  return { profile, photo, album, like, block }
}
