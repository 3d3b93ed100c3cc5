import { afterAll, expect, test } from 'bun:test'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { createClient } from '@libsql/client'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql'
import { migrate as migrateLibsql } from 'drizzle-orm/libsql/migrator'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import { areaOf } from '#core/geo/area.ts'
import type { Storage } from '#core/ports.ts'
import { openPglite } from '#tests/contracts/postgres-lite.ts'
import { NOW } from '#tests/contracts/sample.ts'
import { temporary } from './temporary.ts'

const folder = await mkdtemp(join(tmpdir(), 'vonk-old-'))
afterAll(() => rm(folder, { recursive: true }))
const { path, open } = await temporary()

/** The migrations before listing by site. */
async function olderThanSites(dialect: 'libsql' | 'postgres'): Promise<string> {
  const all = fileURLToPath(
    new URL(`../../../adapters/drizzle/migrations/${dialect}`, import.meta.url),
  )
  const older = join(folder, dialect)
  await cp(all, older, { recursive: true })
  const journal = join(older, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const at = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('_sites'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }))
  return older
}

type Cell = { readonly lat: number; readonly lon: number }

const AMERSFOORT: Cell = { lat: 5215, lon: 540 }

const member = (
  id: string,
  site: string,
  listed: boolean,
  photo: string | null,
  { lat, lon } = AMERSFOORT,
  sexuality = 'bi',
) => [
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at,
    invisible, privacy, notifications_disabled)
  values ('${id}', '${id}@example.test', '${id}@example.test', '!', 'active', '${site}', 'NL', 'nl', '{}', ${NOW},
    ${!listed}, false, '[]')`,
  `insert into profiles (id, kind, demo, name, gender, sexuality, birth_date, country, region, town, cell_lat, cell_lon,
    area, about, details, interests, main_photo, listed, last_active_at, created_at)
  values ('${id}', 'person', false, '${id}', 'female', '${sexuality}', '1990-05-17', 'NL', 'Utrecht', 'Amersfoort', ${lat}, ${lon},
    104010, '', '{}', '["music"]', ${photo === null ? 'null' : `'${photo}'`}, ${listed}, ${NOW}, ${NOW})`,
]
const ROWS = [
  ...member('ann', 'vonk', true, 'face'),
  ...member('bob', 'gay', true, null, { lat: -3390, lon: -640 }),
  ...member('eve', 'vonk', false, null),
  ...member('fay', 'gay', true, null, AMERSFOORT, 'lesbian'),
  ...member('gia', 'gay', true, null, AMERSFOORT, 'hetero'),
  `insert into push_subscriptions (endpoint, member, p256dh, auth, session, added_at)
  values ('https://push.test/1', 'bob', 'p', 'a', 's', ${NOW})`,
]

async function expectPreserved({ reads, atomically }: Storage) {
  const found = async (query: object) => {
    const { items } = await reads.search.page({ site: 'vonk', viewer: null, ...query }, null, 9)
    return items.map(({ id }) => id)
  }
  expect(await found({})).toEqual(['ann'])
  expect(await found({ site: 'gay' })).toEqual(['gia', 'fay', 'bob'])
  expect(await found({ withPhoto: true, interests: ['music'], country: 'NL' })).toEqual(['ann'])
  expect(await found({ site: 'gay', seeking: 'male' })).toEqual(['gia', 'bob'])
  expect(await found({ site: 'gay', seeking: 'female' })).toEqual(['fay', 'bob'])
  const near = [areaOf({ lat: 5215, lon: 540 })]
  expect(await found({ within: near, gender: 'female' })).toEqual(['ann'])
  expect(await found({ site: 'gay', within: near })).toEqual(['gia', 'fay'])
  expect(await found({ site: 'gay', within: [areaOf({ lat: -3390, lon: -640 })] })).toEqual(['bob'])
  expect((await reads.profiles.byId('ann'))?.listedOn).toEqual(['vonk'])
  expect((await reads.profiles.byId('eve'))?.listedOn).toEqual([])
  expect((await reads.accounts.byId('bob'))?.siteChoices).toEqual({})
  expect((await reads.pushSubscriptions.of('bob'))[0]?.site).toBe('gay')

  await atomically(async ({ profiles }) => {
    await profiles.active('ann', NOW + 1)
    const eve = await profiles.lock('eve')
    if (eve) await profiles.save({ ...eve, listedOn: ['vonk'] })
    return { ok: true, value: null } as const
  })
  expect(await found({})).toEqual(['ann', 'eve'])
}

test('migrating lists members on the site they joined, in libSQL', async () => {
  const file = path()
  const client = createClient({ url: `file:${file}`, concurrency: 1 })
  await migrateLibsql(drizzleLibsql({ client }), {
    migrationsFolder: await olderThanSites('libsql'),
  })
  for (const row of ROWS) await client.execute(row)
  client.close()
  await expectPreserved(await open(file))
})

test('migrating lists members on the site they joined, in PostgreSQL', async () => {
  const client = new PGlite()
  await migrateLite(drizzleLite({ client }), {
    migrationsFolder: await olderThanSites('postgres'),
  })
  for (const row of ROWS) await client.exec(row)
  const storage = await openPglite(client)
  await expectPreserved(storage)
  await storage.close()
}, 120_000)
