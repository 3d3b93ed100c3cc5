import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const PHOTO =
  "insert into photos (id, member, state, width, height, added_at) values ('p1', 'ann', 'active', 8, 8, 5), ('p2', 'ann', 'inspection', 8, 8, 6)"

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database keeps the files of photos under their id',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'photo-keys', [PHOTO])
    const photos = await reads.photos.of('ann')
    expect(photos.map(({ id, key }) => [id, key])).toEqual([
      ['p1', 'p1'],
      ['p2', 'p2'],
    ])
    await close()
  },
  TIMEOUT,
)
