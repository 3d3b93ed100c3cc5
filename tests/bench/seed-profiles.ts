import { Database } from 'bun:sqlite'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { readTowns, type Town } from '#adapters/geo/towns-text.ts'
import { INTERESTS } from '#adapters/sites/interests.ts'
import { DAY, dayOf, type Instant } from '#core/shared/time.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { areaOf } from '#core/site/geo.ts'
import { numbers } from '#tests/numbers.ts'

const TOWNS = new URL('../../adapters/geo/data/towns.txt', import.meta.url)
const LISTED = 0.97
const WITH_PHOTO = 0.7
const AT_HOME = 0.3

/** The id of the `nth` profile. Ids sort by signup, as real ones do. */
export const personId = (nth: number): string =>
  `01900000-${(nth >>> 16).toString(16).padStart(4, '0')}-7000-8000-${(nth & 0xffff).toString(16).padStart(12, '0')}`

/** Writes a database file with many searchable profiles, much faster than by signups. */
export async function seedProfiles(path: string, people: number, now: Instant): Promise<void> {
  await (await openLibsql({ url: `file:${path}` })).close()
  const townOf = await townsAtRandom()
  const db = new Database(path, { readwrite: true, strict: true })
  db.run('pragma synchronous = off')
  db.run('pragma cache_size = -65536')

  // Building the indexes after the inserts is much faster.
  const indexes = db
    .query<{ name: string; sql: string }, []>(
      "select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in ('accounts', 'profiles', 'listings')",
    )
    .all()
  for (const { name } of indexes) db.run(`drop index ${name}`)
  db.transaction(() => fill(db, people, now, townOf))()
  for (const { sql } of indexes) db.run(sql)
  db.run('pragma wal_checkpoint(truncate)')
  db.close()
}

/** Towns weighted by size rank: the largest of a country twice as often as the second. */
async function townsAtRandom(): Promise<(chance: () => number) => Town> {
  const { towns } = readTowns(await Bun.file(TOWNS).text())
  return (chance) => {
    const country =
      chance() < AT_HOME ? 'NL' : (COUNTRIES[Math.floor(chance() * COUNTRIES.length)] ?? 'NL')
    const here = towns.get(country) ?? []
    const town = here[Math.floor(here.length ** chance()) - 1] ?? here[0]
    if (!town) throw new Error(`${country} has no towns`)
    return town
  }
}

function fill(
  db: Database,
  people: number,
  now: Instant,
  townOf: (chance: () => number) => Town,
): void {
  const chance = numbers(people)
  const account = db.query(`
    insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking,
      signed_up_at, confirmed_at, invisible, privacy, notifications_disabled)
    values (?1, ?2, ?2, '!', 'active', 'vonk', ?3, 'nl', '{}', ?4, ?4, 0, 0, '[]')`)
  const profile = db.query(`
    insert into profiles (id, kind, demo, name, gender, sexuality, birth_date, country, region, town, cell_lat,
      cell_lon, area, about, details, interests, main_photo, listed_on, last_active_at, created_at)
    values (?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)

  const listing = db.query(`
    insert into listings (site, member, gender, sexuality, country, region, birth_date, kind, area, has_photo,
      interests, last_active_at, created_at)
    select 'vonk', id, gender, sexuality, country, region, birth_date, kind, area, main_photo is not null,
      interests, last_active_at, created_at
    from profiles where listed_on <> '[]'`)

  for (let nth = 0; nth < people; nth++) {
    const id = personId(nth)
    const { country, region, town, cell } = townOf(chance).place
    const createdAt = now - Math.floor((1 - nth / people) * 700 * DAY)
    // Most were active recently; the rest with a long tail.
    const lastActiveAt = now - Math.floor((now - createdAt) * chance() ** 3)
    const born = dayOf(now - (18.5 + chance() ** 1.5 * 50) * 365.25 * DAY)
    const kind = chance() < 0.95 ? 'person' : 'fictional'
    const interests = INTERESTS.filter(() => chance() < 0.1)
    account.run(id, `${id}@demo.invalid`, country, createdAt)
    profile.run(
      id,
      kind,
      `Iemand ${nth}`,
      chance() < 0.5 ? 'female' : 'male',
      chance() < 0.9 ? 'hetero' : 'bi',
      born,
      country,
      region,
      town,
      cell?.lat ?? null,
      cell?.lon ?? null,
      cell && areaOf(cell),
      'Ik bak brood, fiets naar zee en lees te laat op de avond.',
      '{"hair":"brown","eyes":"green"}',
      JSON.stringify(interests),
      chance() < WITH_PHOTO ? id : null,
      chance() < LISTED ? '["vonk"]' : '[]',
      lastActiveAt,
      createdAt,
    )
  }
  listing.run()
}
