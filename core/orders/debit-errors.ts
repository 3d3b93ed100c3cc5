import type { DebitFormError } from './debit-form.ts'

/** Every way the wish for a direct debit, or for its code, can be refused. */
export type DebitAskError =
  | DebitFormError
  | { readonly code: 'directdebit.not-found' }
  | { readonly code: 'directdebit.id-taken' }
  /** An earlier debit of this account came back. */
  | { readonly code: 'directdebit.blocked' }
  /** So many codes a day, for a member and for a phone. */
  | { readonly code: 'directdebit.limit-reached'; readonly limit: number }
  | { readonly code: 'directdebit.too-soon'; readonly seconds: number }
  /** The mandate is given; another code changes nothing about it. */
  | { readonly code: 'directdebit.signed' }

/** Every way a typed code can be refused; `left` is how many tries this code still has. */
export type DebitCodeError =
  | { readonly code: 'code.invalid'; readonly left: number }
  | { readonly code: 'code.expired' }

/** Every way a direct debit can be refused, beyond the rules of orders. */
export type DebitError = DebitAskError | DebitCodeError
