import type { Evidence, ReportReason } from '#core/reports/report.ts'
import type { accountTables } from './accounts.ts'
import type { Kit } from './kit.ts'

/** What members report of one another. A report outlives both, and then names neither. */
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

  return { report }
}
