import { Database } from 'bun:sqlite'
import { DAY, type Instant, MINUTE } from '#core/shared/time.ts'
import { personId } from './seed-profiles.ts'

const EACH = 10
const WORDS = 'Zaterdag naar de markt, en daarna een eind langs het water? Neem je hond mee.'
/** Tables that are filled: without their indexes, which are built afterwards. */
const FILLED = "('conversations', 'seats', 'messages')"

const idOf = (kind: string, nth: number): string =>
  `${kind}-${(nth >>> 16).toString(16).padStart(4, '0')}-7000-8000-${(nth & 0xffff).toString(16).padStart(12, '0')}`

/** Writes ten messages for each of the people of `seedProfiles`, as one conversation that each began with another. */
export function seedMessages(path: string, people: number, now: Instant): void {
  const db = new Database(path, { readwrite: true, strict: true })
  db.run('pragma synchronous = off')
  db.run('pragma cache_size = -262144')
  const indexes = db
    .query<{ name: string; sql: string }, []>(
      `select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in ${FILLED}`,
    )
    .all()
  for (const { name } of indexes) db.run(`drop index ${name}`)
  db.transaction(() => fill(db, people, now))()
  for (const { sql } of indexes) db.run(sql)
  db.run('pragma wal_checkpoint(truncate)')
  db.close()
}

function fill(db: Database, people: number, now: Instant): void {
  const conversation = db.query(`
    insert into conversations (id, started_by, other, low, high, started_at, last_seq, last_from, last_text, last_at)
    values (?1, ?2, ?3, min(?2, ?3), max(?2, ?3), ?4, ${EACH}, ?3, '${WORDS}', ?5)`)
  const seat = db.query(`
    insert into seats (member, conversation, "with", unread, sent, read_seq, other_read_seq, hidden_seq, listed, active_at)
    values (?, ?, ?, 0, ${EACH / 2}, ${EACH}, ${EACH}, 0, 1, ?)`)
  const message = db.query(`
    insert into messages (id, conversation, seq, "from", text, sent_at, cost)
    values (?, ?, ?, ?, '${WORDS}', ?, 1)`)

  for (let nth = 0; nth < people; nth += 1) {
    const [from, to] = [personId(nth), personId((nth + 1 + ((nth * 7919) % 997)) % people)]
    const id = idOf('01910000', nth)
    const startedAt = now - Math.floor((1 - nth / people) * 400 * DAY) - DAY
    const lastAt = startedAt + EACH * MINUTE
    conversation.run(id, from, to, startedAt, lastAt)
    seat.run(from, id, to, lastAt)
    seat.run(to, id, from, lastAt)
    for (let seq = 1; seq <= EACH; seq += 1)
      message.run(
        idOf('01920000', nth * EACH + seq),
        id,
        seq,
        seq % 2 === 1 ? from : to,
        startedAt + seq * MINUTE,
      )
  }
}
