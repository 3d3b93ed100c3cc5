import type { DebitError } from '#core/money/errors.ts'

/** The status of each refusal of a direct debit. */
export const DEBIT_STATUS = {
  'account-holder.missing': 422,
  'bank-text.too-long': 422,
  'bank-text.unwritable': 422,
  'iban.missing': 422,
  'iban.invalid': 422,
  'iban.not-sepa': 422,
  'street.missing': 422,
  'house-number.missing': 422,
  'house-number.invalid': 422,
  'zip.missing': 422,
  'zip.invalid': 422,
  'city.missing': 422,
  'phone.missing': 422,
  'phone.invalid': 422,
  'phone.abroad': 422,
  'phone.premium': 422,
  'directdebit.not-found': 404,
  'directdebit.id-taken': 409,
  'directdebit.blocked': 409,
  'directdebit.limit-reached': 429,
  'directdebit.too-soon': 429,
  'directdebit.signed': 409,
  'code.invalid': 422,
  'code.expired': 410,
} as const satisfies Record<DebitError['code'], number>
