import { expect, test } from 'bun:test'
import { orderNumber } from '#core/money/order.ts'
import { complaintNumber } from '#core/safety/complaint.ts'
import { reportNumber } from '#core/safety/report.ts'
import { decisionNumber } from '#core/safety/restriction.ts'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

/** The last moment of a day, and the first of the next. */
const DAYS = [Date.UTC(2026, 10, 21) - 1, Date.UTC(2026, 10, 21)] as const
const ids = (first: string) => [`${first}4f6a1c2-7d1e-7b3a-9c55-0123456789ab`, `${first}`]

const account = `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, invisible, privacy, notifications_disabled, mail_troubles, quiet_hours) values ('ann', 'ann@a.test', 'ann@a.test', '!', 'active', 'vonk', 'BE', 'nl', '{}', 1, false, false, '[]', '[]', '{}')`
const each = (first: string, row: (id: string, at: number) => string) =>
  ids(first).map((id, nth) => row(id, DAYS[nth] ?? 0))

const ROWS = [
  account,
  ...each(
    'a',
    (id, at) =>
      `insert into orders (id, member, site, bundle, credits, price_amount, price_currency, total_amount, total_currency, state, placed_at) values ('${id}', 'ann', 'vonk', 'b', 1, 1, 'EUR', 1, 'EUR', 'pending', ${at})`,
  ),
  ...each(
    'b',
    (id, at) =>
      `insert into reports (id, reported, reason, note, blocked, evidence, at) values ('${id}', 'ann', 'spam', '', false, '{"name":"","about":"","messages":[]}', ${at})`,
  ),
  ...each(
    'c',
    (id, at) =>
      `insert into restrictions (id, member, kind, rule, facts, at) values ('${id}', 'ann', 'warning', 'money', '', ${at})`,
  ),
  ...each(
    'd',
    (id, at) =>
      `insert into complaints (id, site, kind, words, about, name, email, language, filed_at) values ('${id}', 'vonk', 'other', 'w', '', '', 'a@a.test', 'de', ${at})`,
  ),
]

test.each(['libsql', 'postgres'] as const)(
  'after migrating a %s database all is found by the number that members saw before',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'stored-numbers', ROWS)
    for (const [nth, at] of DAYS.entries()) {
      const id = (first: string) => ids(first)[nth] ?? ''
      const [order, report] = [
        { id: id('a'), placedAt: at },
        { id: id('b'), at },
      ]
      const [decision, complaint] = [
        { id: id('c'), at },
        { id: id('d'), filedAt: at },
      ]
      expect(await reads.orders.byNumber(orderNumber(order))).toMatchObject([order])
      expect(await reads.reports.byNumber(reportNumber(report))).toMatchObject([report])
      expect(await reads.restrictions.byNumber(decisionNumber(decision))).toMatchObject([decision])
      expect(await reads.complaints.byNumber(complaintNumber(complaint))).toMatchObject([complaint])
    }
    await close()
  },
  TIMEOUT,
)
