import type { Locale } from '../site/locales.ts'

type Forms = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

const CREDITS: Readonly<Record<Locale, Forms>> = {
  da: { one: 'credit', other: 'credits' },
  de: { one: 'Credit', other: 'Credits' },
  en: { one: 'credit', other: 'credits' },
  es: { one: 'crédito', other: 'créditos' },
  fi: { one: 'krediitti', other: 'krediittiä' },
  fr: { one: 'crédit', other: 'crédits' },
  it: { one: 'credito', other: 'crediti' },
  nl: { one: 'credit', other: 'credits' },
  no: { one: 'credit', other: 'credits' },
  pl: { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' },
  sv: { one: 'kredit', other: 'krediter' },
}

/** What the buyer reads of a purchase on the payment page and on their bank statement, in their own language. */
export function statementText(site: string, credits: number, locale: Locale): string {
  const forms = CREDITS[locale]
  const form = new Intl.PluralRules(locale).select(credits)
  return `${site}: ${credits} ${forms[form] ?? forms.other}`
}
