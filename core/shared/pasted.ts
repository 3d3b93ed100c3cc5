/** Marks of writing direction, zero-width characters, soft hyphens: invisible, and pasted along from contacts and PDFs. */
const INVISIBLE = /\p{Cf}/gu
/** Also no-break and ideographic spaces. */
const SPACES = /\s+/gu
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/g

const plainDigit = (digit: string): string =>
  String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30)

/** A typed or pasted code, number or address: without invisible characters, with plain digits and single spaces. */
export const cleanPasted = (typed: string): string =>
  typed.replace(INVISIBLE, '').replace(FULL_WIDTH_DIGIT, plainDigit).replace(SPACES, ' ').trim()

/** The same without any spaces, for what is written in groups for reading only. */
export const cleanDigits = (typed: string): string => cleanPasted(typed).replaceAll(' ', '')
