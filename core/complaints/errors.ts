import type { EmailError } from '../accounts/errors.ts'

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
