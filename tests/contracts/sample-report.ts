import type { MemberId } from '#core/accounts/account.ts'
import type { Report } from '#core/safety/report.ts'
import { NOW, newId } from './sample.ts'

/** A typical report, with `changes`. */
export const sampleReport = (
  reporter: MemberId,
  reported: MemberId,
  changes: Partial<Report> = {},
): Report => ({
  id: newId(),
  reporter,
  reported,
  reason: 'asks-money',
  note: 'Vroeg om geld; “500 €”.',
  conversation: null,
  message: null,
  blocked: false,
  evidence: { name: 'Bob', about: '', messages: [] },
  at: NOW,
  takenAt: null,
  decision: null,
  ...changes,
})
