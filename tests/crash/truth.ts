import { Database } from 'bun:sqlite'
import type { Asked } from './client.ts'
import { databaseIn } from './test-members.ts'

/** Invariants of a database after any crash: each returned row is a violation. */
const NEVER: Readonly<Record<string, string>> = {
  'a wallet that is not what its entries come to': `
    select member, purse, balance, booked from (
      select member, 'granted' as purse, granted as balance, (
        select coalesce(sum(case when e."to" = 'granted:' || w.member then amount else 0 end)
          - sum(case when e."from" = 'granted:' || w.member then amount else 0 end), 0)
        from ledger_entries e where e.member = w.member) as booked from wallets w
      union all
      select member, 'paid', paid, (
        select coalesce(sum(case when e."to" = 'paid:' || w.member then amount else 0 end)
          - sum(case when e."from" = 'paid:' || w.member then amount else 0 end), 0)
        from ledger_entries e where e.member = w.member) from wallets w
    ) where balance <> booked or balance < 0`,
  'credits that are booked for somebody without a wallet': `
    select member from ledger_entries where member not in (select member from wallets)`,
  'a message that was not charged once, at its price, to its writer': `
    select m.id, m.cost, coalesce(sum(e.amount), 0) as charged
    from messages m left join ledger_entries e
      on e.reason in ('message', 'gift', 'photo') and e.reference = coalesce(m.photo, m.id) and e.member = m."from"
    group by m.id having charged <> m.cost`,
  'a charge for a message that is not there': `
    select reference from ledger_entries
    where reason in ('message', 'gift') and reference not in (select id from messages)`,
  'a photo that was not charged once, and given back exactly when it was returned': `
    select p.id, p.state,
      (select coalesce(sum(amount), 0) from ledger_entries e where e.reason = 'photo' and e.reference = p.id) as charged,
      (select coalesce(sum(amount), 0) from ledger_entries e
        where e.reason = 'photo-returned' and e.reference = p.id) as back
    from chat_photos p
    where charged <> p.granted + p.paid or back <> (case when p.state = 'returned' then charged else 0 end)`,
  'a charge for a photo that is not there': `
    select reference from ledger_entries
    where reason = 'photo' and reference not in (select id from chat_photos)`,
  'a conversation whose messages are not numbered 1, 2, 3': `
    select c.id, c.last_seq, count(m.id) as written, min(m.seq) as first, max(m.seq) as last
    from conversations c left join messages m on m.conversation = c.id
    group by c.id having c.last_seq <> written or (written > 0 and (first <> 1 or last <> written))`,
  'a seat that counts other messages than were written': `
    select s.conversation, s.member, s.sent, s.unread from seats s
    where s.sent <> (select count(*) from messages m where m.conversation = s.conversation and m."from" = s.member)
      or s.unread <> (select count(*) from messages m where m.conversation = s.conversation and m."from" <> s.member)`,
  'a reader of whose unread messages no mail waits, nor an event that queues it': `
    select s.conversation, s.member, (
      select count(*) from messages m where m.conversation = s.conversation and m."from" <> s.member) as written, (
      select count(*) from events e where e.type = 'message.sent'
        and json_extract(e.facts, '$.conversation') = s.conversation and json_extract(e.facts, '$.to') = s.member
        and e.sequence > coalesce((
          select sequence from event_consumers where name = 'notifications'), 0)) as unhandled
    from seats s where written > unhandled and not exists (
      select * from deliveries d where d.member = s.member and json_extract(d.notice, '$.kind') = 'new-message'
        and json_extract(d.notice, '$.conversation') = s.conversation)`,
  'a completed order that did not give its credits once, or another that gave any': `
    select o.id, o.state, o.credits, coalesce(sum(e.amount), 0) as given, count(e.id) as times
    from orders o left join ledger_entries e on e.reason = 'purchase' and e.reference = o.id
    group by o.id
    having given <> (case when o.state = 'completed' then o.credits else 0 end)
      or times <> (o.state = 'completed')`,
  'a completed order that does not hold exactly one paid payment': `
    select o.id from orders o where o.state = 'completed'
      and (select count(*) from payments p where p."order" = o.id and p.state = 'paid') <> 1`,
  'a purchase that no order stands for': `
    select reference from ledger_entries
    where reason = 'purchase' and reference not in (select id from orders)`,
}

type Row = Readonly<Record<string, unknown>>

/** Checks the database of a stopped server; returns the violations. */
export function brokenPromises(dataDir: string, asked: readonly Asked[]): readonly string[] {
  const db = new Database(databaseIn(dataDir), { readonly: true })
  try {
    const wrong = Object.entries(NEVER).flatMap(([what, sql]) =>
      db
        .query<Row, []>(sql)
        .all()
        .map((row) => `${what}: ${JSON.stringify(row)}`),
    )
    return [...wrong, ...asked.flatMap((one) => lost(db, one))]
  } finally {
    db.close()
  }
}

/** Everything acknowledged is stored unchanged. */
function lost(db: Database, { path, body, answer }: Asked): readonly string[] {
  if (answer?.status !== 201) return []
  const table = path === '/api/orders' ? 'orders' : 'messages'
  const row = db.query<Row, [string]>(`select * from ${table} where id = ?`).get(body.id)
  const { seq, text, total } = answer.body
  const stored =
    table === 'messages'
      ? row?.text === text && row?.seq === seq
      : row?.total_amount === (total as { amount: number }).amount
  return stored ? [] : [`acknowledged and lost: ${path} ${body.id}`]
}
