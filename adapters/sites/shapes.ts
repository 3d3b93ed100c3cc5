import * as v from 'valibot'
import { COUNTRIES } from '#core/site/countries.ts'
import type { SiteFaultKind } from '#core/site/settings.ts'

/** A fault as a message of the parser, which takes any text. */
export const says = (fault: SiteFaultKind): `fault:${SiteFaultKind}` => `fault:${fault}`

/** One line that somebody can see: no half characters, control signs, or marks that turn the writing around. */
const isLine = (text: string): boolean =>
  text.isWellFormed() &&
  !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text) &&
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

export const Text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.check(isLine, says('wrong-kind')),
)
export const Texts = v.pipe(v.array(Text), v.maxLength(200))
export const Country = v.picklist(COUNTRIES)

export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
