import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const account = (id: string) =>
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, invisible, privacy, notifications_disabled, mail_troubles, quiet_hours) values ('${id}', '${id}@a.test', '${id}@a.test', '!', 'active', 'vonk', 'BE', 'nl', '{}', 1, false, false, '[]', '[]', '{}')`
const opened = (id: string, other: string, lastSeq: number) =>
  `insert into conversations (id, started_by, other, low, high, started_at, last_seq) values ('${id}', 'ann', '${other}', 'ann', '${other}', 1, ${lastSeq})`
const message = (conversation: string, seq: number, from: string) =>
  `insert into messages (id, conversation, seq, "from", text, sent_at, cost) values ('${conversation}-${seq}', '${conversation}', ${seq}, '${from}', 'Hoi', 1, 1)`

const ROWS = [
  ...['ann', 'bo', 'cas', 'dee'].map(account),
  opened('silent', 'bo', 0),
  opened('hers', 'cas', 2),
  message('hers', 1, 'ann'),
  message('hers', 2, 'cas'),
  opened('theirs', 'dee', 2),
  message('theirs', 1, 'dee'),
  message('theirs', 2, 'ann'),
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database sets who started a conversation by its first message',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'first-writer-started', ROWS)
    const starter = async (other: string) => {
      const shared = await reads.conversations.between('ann', other)
      return [shared?.startedBy, shared?.other]
    }
    expect(await starter('bo')).toEqual(['ann', 'bo'])
    expect(await starter('cas')).toEqual(['ann', 'cas'])
    expect(await starter('dee')).toEqual(['dee', 'ann'])
    await close()
  },
  TIMEOUT,
)
