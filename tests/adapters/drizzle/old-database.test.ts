import { expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { areaOf } from '#core/site/geo.ts'
import { NOW } from '#tests/contracts/sample.ts'
import { olderDatabase } from './older-database.ts'

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

test.each(['libsql', 'postgres'] as const)(
  'migrating lists members on the site they joined, in a %s database',
  async (dialect) => {
    const storage = await olderDatabase(dialect, 'sites', ROWS)
    await expectPreserved(storage)
    await storage.close()
  },
  120_000,
)
