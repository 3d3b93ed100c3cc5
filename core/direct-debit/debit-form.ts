import { err, ok, type Result } from '../shared/result.ts'
import type { Country } from '../site/countries.ts'
import { checkIban, type IbanError } from './iban.ts'
import { checkPhone } from './phone.ts'

/** Spec §3, Direct debit form: account holder, address, and phone for the code. */
export type DebitForm = {
  readonly accountHolder: string
  readonly iban: string
  readonly street: string
  readonly houseNumber: string
  readonly zip: string
  readonly city: string
  readonly phone: string
}

export type DebitField = keyof DebitForm

export type DebitFormError =
  | IbanError
  | { readonly code: 'account-holder.invalid' }
  | { readonly code: 'street.missing' }
  | { readonly code: 'house-number.invalid' }
  | { readonly code: 'zip.invalid' }
  | { readonly code: 'city.missing' }
  | { readonly code: 'phone.invalid' }

type Checks = {
  readonly [Field in DebitField]: (typed: string, home: Country) => Result<string, DebitFormError>
}

/** Line breaks and characters that banks do not accept. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>]/u

const line =
  <E extends DebitFormError>(error: E, fits: RegExp, most: number) =>
  (typed: string): Result<string, E> => {
    const text = typed.trim().replace(/ +/g, ' ')
    return fits.test(text) && text.length <= most && !UNWRITABLE.test(text) ? ok(text) : err(error)
  }

/** In display order. Banks accept names and streets of up to 70 characters. */
const CHECKS: Checks = {
  accountHolder: line({ code: 'account-holder.invalid' }, /\p{L}.*\p{L}/u, 70),
  iban: checkIban,
  street: line({ code: 'street.missing' }, /\p{L}/u, 70),
  houseNumber: line({ code: 'house-number.invalid' }, /\d/, 16),
  zip: line({ code: 'zip.invalid' }, /\d/, 10),
  city: line({ code: 'city.missing' }, /\p{L}/u, 70),
  phone: checkPhone,
}

export const DEBIT_FIELDS = Object.keys(CHECKS) as readonly DebitField[]

/** Validation errors by field; empty if valid. Shared by form and server. */
export function debitFormFaults(
  form: DebitForm,
  home: Country,
): Readonly<Partial<Record<DebitField, DebitFormError>>> {
  const faults: Partial<Record<DebitField, DebitFormError>> = {}
  for (const field of DEBIT_FIELDS) {
    const checked = CHECKS[field](form[field], home)
    if (!checked.ok) faults[field] = checked.error
  }
  return faults
}

/** A normalised form, or its first error. `home` is the member's country. */
export function checkDebitForm(form: DebitForm, home: Country): Result<DebitForm, DebitFormError> {
  const checked: Partial<Record<DebitField, string>> = {}
  for (const field of DEBIT_FIELDS) {
    const one = CHECKS[field](form[field], home)
    if (!one.ok) return one
    checked[field] = one.value
  }
  return ok({ ...form, ...checked })
}
