import { folded } from '../../shared/folded.ts'
import { hasFullName, hasHandle, nameHasHandle } from './handles.ts'
import { withoutDates } from './innocent-numbers.ts'
import { digitIn, replaceHomoglyphs } from './lookalikes.ts'
import { hasSpeltNumber } from './number-words.ts'
import { hasPhoneNumber } from './phone-numbers.ts'
import {
  hasAddress,
  hasAddressInName,
  separated,
  withDots,
  withLetters,
} from './written-addresses.ts'

/** So many digits without a letter between them are no part of a name. */
const SEVEN_DIGITS = /(?:\d[^\p{L}\d]*){7}/u

/** Whether a name contains contact details outside the site, in any notation. */
export function nameHasContact(name: string): boolean {
  const plain = withLetters(plainly(name))
  return (
    SEVEN_DIGITS.test(withoutDates(plain)) ||
    reaches(plain) ||
    nameHasHandle(plain) ||
    [plain, replaceHomoglyphs(plain)].some(hasAddressInName)
  )
}

/** Whether a text of sentences contains contact details. What may as well be no contact is none here. */
export const hasContact = (text: string): boolean =>
  reaches(plainly(separated(text))) ||
  hasFullName(text) ||
  (OVERRIDDEN.test(text) && reaches(plainly(reversed(text))))

/** Controls that show a text backwards. */
const OVERRIDDEN = /[\u202d\u202e\u2066\u2067]/u
const reversed = (text: string): string => [...text].reverse().join('')

const reaches = (plain: string): boolean =>
  hasAddress(plain) || hasPhoneNumber(plain) || hasSpeltNumber(plain) || hasHandle(plain)

function plainly(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '')
  // Before accents are removed: otherwise enclosed and foreign digits are lost.
  const figures = [...visible].map((character) => digitIn(character) ?? character).join('')
  return withDots(folded(figures))
}
