import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const profile = (id: string, name: string, key: string) =>
  `insert into profiles (id, kind, demo, name, name_key, gender, sexuality, birth_date, country, region, town, cell_lat,
    cell_lon, area, about, details, interests, main_photo, last_active_at, created_at)
  values ('${id}', 'person', false, '${name}', '${key}', 'female', 'bi', '1990-05-17', 'PL', '', 'Łódź', 5215, 540, 104010,
    '', '{}', '[]', null, 1, 1)`

const NAMES = [
  ['lucja', 'Łucja', 'łucja'],
  ['soren', 'Søren', 'søren'],
  ['aesa', 'Æsa', 'æsa'],
  ['thora', 'Þóra', 'þora'],
  ['gross', 'Groß', 'groß'],
] as const

test.each(['libsql', 'postgres'] as const)(
  'after migrating a %s database the desk finds names by what people type',
  async (dialect) => {
    const rows = NAMES.map(([id, name, key]) => profile(id, name, key))
    const { reads, close } = await olderDatabase(dialect, 'names-as-typed', rows)
    for (const [id, name] of NAMES) {
      expect((await reads.profiles.named(id, 9)).map((found) => found.name)).toEqual([name])
      expect((await reads.profiles.named(name, 9)).map((found) => found.id)).toEqual([id])
    }
    await close()
  },
  TIMEOUT,
)
