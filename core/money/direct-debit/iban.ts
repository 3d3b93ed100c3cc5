import { err, ok, type Result } from '../../shared/result.ts'
import { cleanDigits } from '../../shared/text.ts'

/** ISO 7064 (MOD 97-10): letters count from 10; the remainder is 1 for valid check digits. */
export function mod97(signs: string): number {
  let rest = 0
  for (const sign of signs) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Country, check digits, the business code a creditor chooses, and its national identifier. */
const WRITTEN = /^([A-Z]{2}\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/

/** Whether a text is a SEPA creditor identifier; the check digits exclude the business code (EPC262-08). */
export function isCreditorId(text: string): boolean {
  const [, checked, national] = WRITTEN.exec(text) ?? []
  return checked !== undefined && national !== undefined && mod97(national + checked) === 1
}

/** IBAN length per country with SEPA direct debit in euro. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

export type IbanError =
  | { readonly code: 'iban.missing' }
  | { readonly code: 'iban.invalid' }
  /** Countries whose banks take no direct debits. */
  | { readonly code: 'iban.not-sepa'; readonly country: string }

const IBAN_WRITTEN = /^([A-Z]{2})\d{2}[A-Z0-9]{8,30}$/

/** A normalised IBAN: no spaces nor the word before it, upper case, valid length and checksum. */
export function checkIban(typed: string): Result<string, IbanError> {
  const iban = cleanDigits(typed)
    .toUpperCase()
    .replace(/[.-]/g, '')
    .replace(/^IBAN:?/, '')
  if (iban === '') return err({ code: 'iban.missing' })
  const country = IBAN_WRITTEN.exec(iban)?.[1]
  if (country === undefined || mod97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    return err({ code: 'iban.invalid' })
  const length = LENGTHS[country]
  if (length === undefined) return err({ code: 'iban.not-sepa', country })
  return iban.length === length ? ok(iban) : err({ code: 'iban.invalid' })
}

/** A masked IBAN: its country and its last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}••••${iban.slice(-4)}`
