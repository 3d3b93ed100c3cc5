import { sql } from 'drizzle-orm'
import type { HouseRule } from '#core/accounts/account.ts'
import type { WithdrawalResult } from '#core/money/withdrawal.ts'
import type { ComplaintKind } from '#core/safety/complaint.ts'
import type { Evidence, Grounds, ReportOutcome, ReportReason } from '#core/safety/report.ts'
import type { Restriction } from '#core/safety/restriction.ts'
import type { Locale } from '#core/site/locales.ts'
import type { accountTables } from '../accounts/tables.ts'
import type { Kit } from '../shared/kit.ts'

/** Reports, decisions and complaints. A report outlives both members, and is then anonymous. */
export function safetyTables(
  { table, index, ...is }: Kit,
  { account }: ReturnType<typeof accountTables>,
) {
  const report = table(
    'reports',
    {
      id: is.text().primaryKey(),
      reporter: is.text().references(() => account.id),
      reported: is
        .text()
        .notNull()
        .references(() => account.id),
      reason: is.text<ReportReason>().notNull(),
      note: is.text().notNull(),
      conversation: is.text(),
      message: is.text(),
      blocked: is.flag().notNull(),
      evidence: is.json<Evidence>().notNull(),
      at: is.moment().notNull(),
      takenAt: is.moment(),
      outcome: is.text<ReportOutcome>(),
      grounds: is.text<Grounds>(),
      decidedAt: is.moment(),
      /** As it is on letters (`orderNumber`), to find by. */
      number: is.text().notNull().default(''),
    },
    (t) => [
      index('reports_by_reporter').on(t.reporter, t.at, t.id),
      index('reports_by_reported').on(t.reported, t.at, t.id),
      index('reports_waiting').on(t.at, t.id).where(sql`${t.decidedAt} is null`),
      index('reports_by_number').on(t.number),
      index('reports_by_decision').on(t.decidedAt, t.id),
    ],
  )

  const restriction = table(
    'restrictions',
    {
      id: is.text().primaryKey(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      kind: is.text<Restriction['kind']>().notNull(),
      rule: is.text<HouseRule>(),
      facts: is.text().notNull(),
      report: is.text(),
      at: is.moment().notNull(),
      /** As it is on letters (`orderNumber`), to find by. */
      number: is.text().notNull().default(''),
    },
    (t) => [
      index('restrictions_by_member').on(t.member, t.at, t.id),
      index('restrictions_by_number').on(t.number),
    ],
  )

  const complaint = table(
    'complaints',
    {
      id: is.text().primaryKey(),
      site: is.text().notNull(),
      kind: is.text<ComplaintKind>().notNull(),
      words: is.text().notNull(),
      about: is.text().notNull(),
      name: is.text().notNull(),
      email: is.text().notNull(),
      /** Its one form (`emailKey`); `null` until the start that follows the migration. */
      emailKey: is.text(),
      language: is.text<Locale>().notNull(),
      filedAt: is.moment().notNull(),
      takenAt: is.moment(),
      answeredAt: is.moment(),
      answer: is.text(),
      /** As it is on letters (`orderNumber`), to find by. */
      number: is.text().notNull().default(''),
    },
    (t) => [
      index('complaints_by_age').on(t.filedAt, t.id),
      index('complaints_by_email').on(t.emailKey),
      index('complaints_by_number').on(t.number),
      index('complaints_waiting').on(t.filedAt, t.id).where(sql`${t.answeredAt} is null`),
    ],
  )

  const withdrawal = table(
    'withdrawals',
    {
      id: is.text().primaryKey(),
      site: is.text().notNull(),
      order: is.text(),
      number: is.text().notNull(),
      name: is.text().notNull(),
      email: is.text().notNull(),
      /** Its one form (`emailKey`); `null` until the start that follows the migration. */
      emailKey: is.text(),
      language: is.text<Locale>().notNull(),
      statedAt: is.moment().notNull(),
      confirmedAt: is.moment(),
      result: is.text<WithdrawalResult>(),
      credits: is.whole().notNull(),
      used: is.whole().notNull(),
      amount: is.whole().notNull(),
      currency: is.text().notNull(),
    },
    (t) => [
      index('withdrawals_by_age').on(t.statedAt, t.id),
      index('withdrawals_by_email').on(t.emailKey),
      index('withdrawals_by_order').on(t.order, t.statedAt),
    ],
  )

  return { report, restriction, complaint, withdrawal }
}
