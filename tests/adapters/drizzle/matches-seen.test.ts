import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const account = (id: string) =>
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, invisible, privacy, notifications_disabled, mail_troubles, quiet_hours) values ('${id}', '${id}@a.test', '${id}@a.test', '!', 'active', 'vonk', 'BE', 'nl', '{}', 1, false, false, '[]', '[]', '{}')`
const like = (from: string, to: string, at: number, seenAt: number | null = null) =>
  `insert into likes ("from", "to", at, seen_at, swiped) values ('${from}', '${to}', ${at}, ${seenAt}, false)`

const ROWS = [
  ...['ann', 'bo', 'cas', 'dee'].map(account),
  // Bo answered while Ann was away.
  like('ann', 'bo', 10),
  like('bo', 'ann', 20),
  // Ann opened Cas's profile after his answer.
  like('ann', 'cas', 10),
  like('cas', 'ann', 20, 30),
  // Not mutual.
  like('dee', 'ann', 10, 15),
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database leaves new the matches that a member cannot have seen, and no others',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'matches-seen', ROWS)
    const seenAt = async (from: string, to: string) =>
      (await reads.likes.between(from, to))?.matchSeenAt
    expect(await seenAt('bo', 'ann')).toBeNull()
    expect(await seenAt('ann', 'bo')).toBe(10)
    expect(await seenAt('cas', 'ann')).toBe(30)
    expect(await seenAt('dee', 'ann')).toBeNull()
    await close()
  },
  TIMEOUT,
)
