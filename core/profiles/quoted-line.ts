import type { Locale } from '../site/locales.ts'

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

/** A line in the quotation marks of the language around it, for where no style sheet sets them. */
export const quotedLine = (text: string, language: Locale): string => MARKS[language].join(text)
