import type { ReportReason } from './report.ts'

/** Reports of a minor in danger are looked at before all others. */
export const GRAVE_REASONS = ['under-age'] as const satisfies readonly ReportReason[]

/** Whether a report is looked at before the others. */
export const isGrave = (reason: ReportReason): boolean =>
  GRAVE_REASONS.some((grave) => grave === reason)
