import type { DebitFormError } from './debit-form.ts'

/** Every refusal of starting a direct debit, or of sending its code. */
export type DebitAskError =
  | DebitFormError
  | { readonly code: 'directdebit.not-found' }
  | { readonly code: 'directdebit.id-taken' }
  /** An earlier debit of this account was returned. */
  | { readonly code: 'directdebit.blocked' }
  /** Rate limit of codes per day, for a member and for a phone. */
  | { readonly code: 'directdebit.limit-reached'; readonly limit: number }
  | { readonly code: 'directdebit.too-soon'; readonly seconds: number }
  /** The mandate is already signed. */
  | { readonly code: 'directdebit.signed' }

/** Every refusal of a typed code; `left` is the remaining attempts. */
export type DebitCodeError =
  | { readonly code: 'code.invalid'; readonly left: number }
  | { readonly code: 'code.expired' }

/** Every refusal of a direct debit, beyond those of orders. */
export type DebitError = DebitAskError | DebitCodeError
