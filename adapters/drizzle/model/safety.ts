import type { ComplaintKind } from '#core/complaints/complaint.ts'
import type { Evidence, ReportReason } from '#core/reports/report.ts'
import type { Locale } from '#core/site/locales.ts'
import type { accountTables } from './accounts.ts'
import type { Kit } from './kit.ts'

/** What members report of one another, and what anybody complains of. A report outlives both members, and then names neither. */
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
    },
    (t) => [index('reports_by_reporter').on(t.reporter, t.at, t.id)],
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
      language: is.text<Locale>().notNull(),
      filedAt: is.moment().notNull(),
      answeredAt: is.moment(),
    },
    (t) => [index('complaints_by_age').on(t.filedAt, t.id)],
  )

  return { report, complaint }
}
