import type { EmailError } from '../accounts/errors.ts'

/** Every refusal of a report. */
export type ReportError =
  | { readonly code: 'profile.not-found' }
  | { readonly code: 'report.self' }
  | { readonly code: 'report.note-too-long'; readonly limit: number }
  | { readonly code: 'report.id-taken' }
  | { readonly code: 'report.too-many'; readonly limit: number }
  /** Too many were unfounded, after a warning. */
  | { readonly code: 'report.paused'; readonly minutes: number }
  | { readonly code: 'report.not-found' }
  | { readonly code: 'message.not-found' }
  | { readonly code: 'chat.not-found' }

/** Refusals of a decision; only operators get them. */
export type RestrictionError =
  | { readonly code: 'restriction.no-facts' }
  | { readonly code: 'restriction.too-long'; readonly limit: number }
  /** No such member, or one who left. */
  | { readonly code: 'restriction.no-member' }
  /** The client-made id is that of another decision. */
  | { readonly code: 'restriction.id-taken' }
  /** Already banned, or not banned. */
  | { readonly code: 'restriction.unchanged' }

/** Refusals of a decision on a report. */
export type ReportDecisionError =
  | RestrictionError
  | { readonly code: 'report.not-found' }
  /** Somebody decided before. */
  | { readonly code: 'report.decided' }
  /** The reported member is not banned, so that no ban stands. */
  | { readonly code: 'report.not-banned' }
  /** No photo of the reported member was refused. */
  | { readonly code: 'report.nothing-removed' }

/** Every refusal of a complaint. */
export type ComplaintError =
  | { readonly code: 'complaint.empty' }
  | {
      readonly code: 'complaint.too-long'
      readonly part: 'words' | 'about' | 'name'
      readonly limit: number
    }
  | { readonly code: 'complaint.no-place' }
  | { readonly code: 'complaint.no-name' }
  | { readonly code: 'complaint.no-good-faith' }
  | EmailError
  | { readonly code: 'complaint.id-taken' }
  | { readonly code: 'complaint.too-many'; readonly minutes: number }
  | { readonly code: 'complaint.not-found' }
  | { readonly code: 'complaint.answer-empty' }
  | { readonly code: 'complaint.answer-too-long'; readonly limit: number }
  /** `by` is the operator's name; `null` if it was the command line. */
  | { readonly code: 'complaint.answered'; readonly by: string | null }
