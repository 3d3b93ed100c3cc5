import * as v from 'valibot'
import { COUNTRIES } from '#core/site/countries.ts'
import type { SiteFaultKind } from '#core/site/settings.ts'

/** A fault as a message of the parser, which takes any text. */
export const says = (fault: SiteFaultKind): `fault:${SiteFaultKind}` => `fault:${fault}`

/** Half a character in a text is none: no database stores it. */
const isWhole = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

export const Text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.check(isWhole, says('wrong-kind')),
)
export const Texts = v.pipe(v.array(Text), v.maxLength(200))
export const Country = v.picklist(COUNTRIES)

export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
