import type { EmailError } from '../accounts/errors.ts'

/** Every refusal of a withdrawal. */
export type WithdrawalError =
  | { readonly code: 'withdrawal.incomplete'; readonly part: 'name' | 'number' }
  | {
      readonly code: 'withdrawal.too-long'
      readonly part: 'name' | 'number'
      readonly limit: number
    }
  | EmailError
  | { readonly code: 'withdrawal.id-taken' }
  | { readonly code: 'withdrawal.too-many'; readonly minutes: number }
  | { readonly code: 'withdrawal.not-found' }
