import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const account = (id: string) =>
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, invisible, privacy, notifications_disabled, mail_troubles, quiet_hours) values ('${id}', '${id}@a.test', '${id}@a.test', '!', 'active', 'vonk', 'BE', 'nl', '{}', 1, false, false, '[]', '[]', '{}')`
const photo = (id: string, state: string, at: number, [granted, paid]: readonly [number, number]) =>
  `insert into chat_photos (id, conversation, "from", key, state, width, height, site, sent_at, granted, paid, seq, hidden) values ('${id}', 'c', 'ann', ${state === 'returned' ? 'null' : `'${id}'`}, '${state}', 8, 8, 'vonk', ${at}, ${granted}, ${paid}, ${state === 'delivered' ? at : 'null'}, false)`

const ROWS = [
  ...['ann', 'bo'].map(account),
  `insert into conversations (id, started_by, other, low, high, started_at, last_seq) values ('c', 'ann', 'bo', 'ann', 'bo', 1, 1)`,
  photo('newer', 'inspection', 20, [0, 2]),
  photo('older', 'inspection', 10, [1, 1]),
  photo('free', 'inspection', 15, [0, 0]),
  photo('came', 'delivered', 5, [0, 2]),
  photo('went', 'returned', 6, [0, 2]),
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database opens a hold for each photo in moderation that was charged, and for no other',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'credit-holds', ROWS)
    expect(await reads.holds.of('ann')).toEqual([
      { member: 'ann', reference: 'older', drawn: { granted: 1, paid: 1 }, at: 10 },
      { member: 'ann', reference: 'newer', drawn: { granted: 0, paid: 2 }, at: 20 },
    ])
    await close()
  },
  TIMEOUT,
)
