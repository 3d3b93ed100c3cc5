import * as v from 'valibot'
import { COUNTRIES } from '#core/site/countries.ts'

export const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
export const Texts = v.array(Text)
export const Country = v.picklist(COUNTRIES)

export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
