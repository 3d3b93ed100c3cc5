import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Country } from '../../site/countries.ts'
import { checkIban, type IbanError } from './iban.ts'
import { checkPhone, type PhoneError } from './phone.ts'
import { isHouseNumberIn, postcodeIn, samplePostcode } from './postcodes.ts'

/** `field` says which of the form's. */
type BankTextError<Field extends string> =
  | { readonly code: 'bank-text.too-long'; readonly field: Field; readonly limit: number }
  | { readonly code: 'bank-text.unwritable'; readonly field: Field }

/**
 * What banks can turn into SEPA's character set (EPC217-08): letters of the Latin, Greek and Cyrillic scripts, and the
 * signs of names and addresses.
 */
const WRITABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d !"#$%&'()*+,./:;=?@_ºª°№´`’‘‚“”„«»‹›–—·…ʼ-]*$/u

/** A text for the bank. `missing` is its error when nothing, or nothing of its kind, was typed. */
const bankText =
  <const Field extends string, const Code extends string>(
    field: Field,
    missing: { readonly code: Code },
    { fits, maximum }: { readonly fits: RegExp; readonly maximum: number },
  ) =>
  (typed: string): Result<string, { readonly code: Code } | BankTextError<Field>> => {
    const text = cleanPasted(typed).normalize('NFC')
    if (text === '') return err(missing)
    if (!WRITABLE.test(text)) return err({ code: 'bank-text.unwritable', field })
    if (!fits.test(text)) return err(missing)
    return [...text].length > maximum
      ? err({ code: 'bank-text.too-long', field, limit: maximum })
      : ok(text)
  }

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
  | PhoneError
  | BankTextError<DebitField>
  | { readonly code: 'account-holder.missing' }
  | { readonly code: 'street.missing' }
  | { readonly code: 'house-number.missing' }
  /** No number, and nothing that is written there instead. */
  | { readonly code: 'house-number.invalid' }
  | { readonly code: 'zip.missing' }
  | { readonly code: 'zip.invalid'; readonly example: string }
  | { readonly code: 'city.missing' }

/** The member's country, and that of the account: an address may be in either. */
type Where = { readonly home: Country; readonly bank: string }

type Checks = {
  readonly [Field in DebitField]: (typed: string, where: Where) => Result<string, DebitFormError>
}

const houseNumberText = bankText(
  'houseNumber',
  { code: 'house-number.missing' },
  { fits: /./, maximum: 16 },
)

function checkHouseNumber(typed: string, { home, bank }: Where): Result<string, DebitFormError> {
  const text = houseNumberText(typed)
  if (!text.ok) return text
  const known = [home, bank].some((country) => isHouseNumberIn(country, text.value))
  return known ? text : err({ code: 'house-number.invalid' })
}

function checkZip(typed: string, { home, bank }: Where): Result<string, DebitFormError> {
  const text = cleanPasted(typed)
  if (text === '') return err({ code: 'zip.missing' })
  const written = postcodeIn(home, text) ?? postcodeIn(bank, text)
  return written === null
    ? err({ code: 'zip.invalid', example: samplePostcode(home) })
    : ok(written)
}

/** In display order. Banks accept names and streets of up to 70 characters. */
const CHECKS: Checks = {
  accountHolder: bankText(
    'accountHolder',
    { code: 'account-holder.missing' },
    { fits: /\p{L}.*\p{L}/u, maximum: 70 },
  ),
  iban: checkIban,
  street: bankText('street', { code: 'street.missing' }, { fits: /\p{L}/u, maximum: 70 }),
  houseNumber: checkHouseNumber,
  zip: checkZip,
  city: bankText('city', { code: 'city.missing' }, { fits: /\p{L}/u, maximum: 70 }),
  phone: (typed, { home }) => checkPhone(typed, home),
}

const whereOf = ({ iban }: DebitForm, home: Country): Where => {
  const checked = checkIban(iban)
  return { home, bank: checked.ok ? checked.value.slice(0, 2) : home }
}

export const DEBIT_FIELDS = Object.keys(CHECKS) as readonly DebitField[]

/** Validation errors by field; empty if valid. Shared by form and server. */
export function debitFormFaults(
  form: DebitForm,
  home: Country,
): Readonly<Partial<Record<DebitField, DebitFormError>>> {
  const where = whereOf(form, home)
  const faults: Partial<Record<DebitField, DebitFormError>> = {}
  for (const field of DEBIT_FIELDS) {
    const checked = CHECKS[field](form[field], where)
    if (!checked.ok) faults[field] = checked.error
  }
  return faults
}

/** A normalised form, or its first error. `home` is the member's country. */
export function checkDebitForm(form: DebitForm, home: Country): Result<DebitForm, DebitFormError> {
  const where = whereOf(form, home)
  const checked: Partial<Record<DebitField, string>> = {}
  for (const field of DEBIT_FIELDS) {
    const one = CHECKS[field](form[field], where)
    if (!one.ok) return one
    checked[field] = one.value
  }
  return ok({ ...form, ...checked })
}
