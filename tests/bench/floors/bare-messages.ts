/** Floor of a paid message: one durable transaction of three statements. Arguments: a file, seconds. */
import Database from 'libsql'
import { speedOf } from '../measures.ts'

const [path = '', seconds = ''] = Bun.argv.slice(2)
const db = new Database(path)
db.exec('pragma journal_mode = wal')
db.exec('pragma synchronous = full')
db.exec(`
  create table if not exists wallet (member text primary key, credits integer not null check (credits >= 0));
  create table if not exists message (id text primary key, conversation text, seq integer, author text, text text, sent_at integer);
  create table if not exists entry (id text primary key, at integer, reference text, account text, amount integer);
  insert or ignore into wallet
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 64) select 'member ' || i, 1000000000 from n`)

const begin = db.prepare('begin immediate')
const commit = db.prepare('commit')
const debit = db.prepare(
  'update wallet set credits = credits - 1 where member = ? and credits >= 1',
)
const write = db.prepare('insert into message values (?, ?, ?, ?, ?, ?)')
const book = db.prepare('insert into entry values (?, ?, ?, ?, ?)')

const each: number[] = []
const started = performance.now()
const until = started + Number(seconds) * 1000
let now = started
for (let seq = 1; now < until; seq++) {
  const id = Bun.randomUUIDv7()
  const member = `member ${(seq % 64) + 1}`
  begin.run()
  debit.run([member])
  write.run([
    id,
    `conversation of ${member}`,
    seq,
    member,
    'Shall we go to the market on Saturday?',
    Date.now(),
  ])
  book.run([Bun.randomUUIDv7(), Date.now(), id, member, -1])
  commit.run()
  const done = performance.now()
  each.push(done - now)
  now = done
}
process.stdout.write(`${JSON.stringify(speedOf(each, now - started))}\n`)
process.exit(0)
