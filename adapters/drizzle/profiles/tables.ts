import { sql } from 'drizzle-orm'
import type { AbuseReason, Focus, PhotoState } from '#core/profiles/photo.ts'
import type {
  Details,
  Gender,
  ProfileKind,
  SearchedAges,
  Sexuality,
} from '#core/profiles/profile.ts'
import type { Country } from '#core/site/countries.ts'
import type { DistanceBand } from '#core/site/geo.ts'
import type { SiteId } from '#core/site/settings.ts'
import type { accountTables } from '../accounts/tables.ts'
import type { Kit } from '../shared/kit.ts'

/** Profiles, photos, likes, passes and blocks. */
export function profileTables(
  { table, index, uniqueIndex, primaryKey, check, ...is }: Kit,
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
      nameKey: is.text().notNull().default(''),
      gender: is.text<Gender>().notNull(),
      /** Empty if its consent was withdrawn. */
      sexuality: is.text<Sexuality | ''>().notNull(),
      birthDate: is.text().notNull(),
      country: is.text<Country>().notNull(),
      region: is.text().notNull(),
      town: is.text().notNull(),
      cellLat: is.whole(),
      cellLon: is.whole(),
      /** The coarser area of the cell. */
      area: is.whole(),
      about: is.text().notNull(),
      line: is.text(),
      details: is.json<Details>().notNull(),
      interests: is.json<readonly string[]>().notNull(),
      wishedFrom: is.whole(),
      wishedTo: is.whole(),
      wishedWithin: is.whole<DistanceBand>(),
      searchedAges: is.json<SearchedAges>(),
      mainPhoto: is.text(),
      mainFocus: is.json<Focus>(),
      listedOn: is.json<readonly SiteId[]>().notNull().default(sql`'[]'`),
      lastActiveAt: is.moment().notNull(),
      createdAt: is.moment().notNull(),
    },
    (t) => [
      index('profiles_by_name').on(t.nameKey, t.id),
      check(
        'profiles_cell_whole',
        sql`(${t.cellLat} is null) = (${t.cellLon} is null) and (${t.cellLat} is null) = (${t.area} is null)`,
      ),
    ],
  )

  /** Denormalised search columns, one row per site a profile is listed on. */
  const listing = table(
    'listings',
    {
      site: is.text().notNull(),
      member: is
        .text()
        .notNull()
        .references(() => profile.id),
      gender: is.text<Gender>().notNull(),
      sexuality: is.text<Sexuality | ''>().notNull().default(''),
      country: is.text<Country>().notNull(),
      region: is.text().notNull(),
      birthDate: is.text().notNull(),
      kind: is.text<ProfileKind>().notNull(),
      area: is.whole(),
      hasPhoto: is.flag().notNull(),
      interests: is.json<readonly string[]>().notNull(),
      lastActiveAt: is.moment().notNull(),
      createdAt: is.moment().notNull(),
    },
    (t) => {
      // Covering index: common filters need no table access.
      const recent = [t.lastActiveAt, t.member] as const
      const gendered = [t.site, t.gender, t.country] as const
      const filters = [t.birthDate, t.kind, t.area, t.createdAt, t.sexuality] as const
      return [
        primaryKey({ columns: [t.member, t.site] }),
        // Equality columns first, then search's order, so that a page stops at its last row, however many match.
        // The country last: by which day an age counts.
        index('listings_by_activity').on(t.site, ...recent, t.gender, ...filters, t.country),
        index('listings_by_country').on(...gendered, ...recent, ...filters, t.interests),
        index('listings_by_region').on(...gendered, t.region, ...recent, ...filters),
        index('listings_by_newness').on(
          t.site,
          t.createdAt,
          t.gender,
          t.country,
          t.region,
          t.birthDate,
          t.kind,
          t.sexuality,
        ),
        // With all columns: otherwise the planner picks an index without the areas.
        index('listings_by_place').on(
          t.site,
          t.area,
          t.gender,
          t.birthDate,
          t.kind,
          t.country,
          t.lastActiveAt,
          t.member,
          t.sexuality,
        ),
      ]
    },
  )

  const photo = table(
    'photos',
    {
      id: is.text().primaryKey(),
      member: memberId(),
      key: is.text().notNull().default(''),
      state: is.text<PhotoState>().notNull(),
      reason: is.text(),
      width: is.whole().notNull(),
      height: is.whole().notNull(),
      focus: is.json<Focus>(),
      cut: is.text(),
      ...{ addedAt: is.moment().notNull(), decidedAt: is.moment(), lookAgainAt: is.moment() },
      refusedBefore: is.text<AbuseReason>(),
    },
    (t) => [
      uniqueIndex('photos_by_key').on(t.key),
      uniqueIndex('photos_by_cut').on(t.cut),
      index('photos_by_member').on(t.member, t.addedAt),
      index('photos_to_inspect').on(t.addedAt).where(sql`${t.state} = 'inspection'`),
      index('photos_to_look_at_again').on(t.lookAgainAt).where(sql`${t.lookAgainAt} is not null`),
    ],
  )

  /** Hashes of files that were refused for abuse, by the key that they had. */
  const refusedFile = table(
    'refused_files',
    {
      key: is.text().primaryKey(),
      hash: is.text().notNull(),
      reason: is.text<AbuseReason>().notNull(),
      at: is.moment().notNull(),
    },
    (t) => [index('refused_files_by_hash').on(t.hash, t.at)],
  )

  /** Number of a member's photos: the row that serialises concurrent uploads. */
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
      ...{ seenAt: is.moment(), matchSeenAt: is.moment() },
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

  /** Passes of the match finder: a no, or a skip with its expiry. */
  const pass = table(
    'passes',
    { from: memberId(), to: memberId(), at: is.moment().notNull(), until: is.moment() },
    (t) => [primaryKey({ columns: [t.from, t.to] }), index('passes_received').on(t.to, t.from)],
  )

  const swipeDay = table('swipe_days', {
    member: memberId().primaryKey(),
    likes: is.whole().notNull(),
    renewsAt: is.moment().notNull(),
  })

  return { profile, listing, photo, refusedFile, album, like, block, pass, swipeDay }
}
