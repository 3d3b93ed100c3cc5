import { mod97 } from './mod-97.ts'

/** Country, check digits, the business code a creditor chooses, and its national identifier. */
const WRITTEN = /^([A-Z]{2}\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/

/** Whether a text is a SEPA creditor identifier; the check digits exclude the business code (EPC262-08). */
export function isCreditorId(text: string): boolean {
  const [, checked, national] = WRITTEN.exec(text) ?? []
  return checked !== undefined && national !== undefined && mod97(national + checked) === 1
}
