import type { Locale } from '../site/locales.ts'
import type { Line } from './profile.ts'

/** Quotation marks by language, with the space that French has within them. */
const MARKS: Readonly<Record<Locale, readonly [string, string]>> = {
  da: ['“', '”'],
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fi: ['”', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  it: ['«', '»'],
  nl: ['‘', '’'],
  no: ['«', '»'],
  pl: ['„', '”'],
  sv: ['”', '”'],
}

/** A line in the quotation marks of its language, for where no style sheet sets them. */
export const quotedLine = ({ text, language }: Line): string => MARKS[language].join(text)
