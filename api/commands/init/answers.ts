import { smtpUrlOf } from '#adapters/mail/smtp-check.ts'
import { singleLine } from '#adapters/shared/single-line.ts'
import { isLoopback } from '../../http/http.ts'
import type { Env } from '../../server/env.ts'

/** What `init` asks for. */
export const KEYS = [
  'data_dir',
  'database_url',
  'domain',
  'port',
  'host',
  'proxies',
  'id',
  'name',
  'index_title',
  'description',
  'support_email',
  'language',
  'languages',
  'countries',
  'brand',
  'colour',
  'fictional',
  'company_name',
  'company_address',
  'company_city',
  'company_country',
  'company_register',
  'company_vat',
  'prices',
  'smtp_host',
  'smtp_port',
  'smtp_user',
  'smtp_password',
  'test_mail',
  'provider',
  'mollie_key',
  'test_payment',
  'operator_email',
  'operator_name',
] as const
export type Key = (typeof KEYS)[number]

/** Answers so far, as they were typed. */
export type Answers = Readonly<Partial<Record<Key, string>>>

export const answer = (answers: Answers, key: Key): string => answers[key] ?? ''

/** A list as it is typed: `nl, en`. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(/[,\s]+/)
    .map((one) => one.trim())
    .filter(Boolean)

/** Whether the site is only for this machine. */
export const isLocal = (answers: Answers): boolean => isLoopback(answer(answers, 'domain'))

/** The address of the site in a browser. */
export function publicUrlOf(answers: Answers): string {
  const domain = answer(answers, 'domain')
  return isLocal(answers) ? `http://${domain}:${answer(answers, 'port')}` : `https://${domain}`
}

/** Address of the mail server as the server reads it; '' without one. */
export function smtpUrl(answers: Answers): string {
  const host = answer(answers, 'smtp_host')
  if (host === '') return ''
  const [port, user, password] = (['smtp_port', 'smtp_user', 'smtp_password'] as const).map((key) =>
    answer(answers, key),
  )
  return smtpUrlOf({ host, port: port ?? '', user: user ?? '', password: password ?? '' })
}

/** The environment of the answers; secrets are not asked for. */
export function envOf(answers: Answers): Env {
  const provider = answer(answers, 'provider')
  return {
    DATA_DIR: answer(answers, 'data_dir'),
    DATABASE_URL: answer(answers, 'database_url'),
    PORT: answer(answers, 'port'),
    HOST: answer(answers, 'host'),
    PUBLIC_URL: answers.domain === undefined ? '' : publicUrlOf(answers),
    PROXIES: answer(answers, 'proxies'),
    PAYMENT_PROVIDER: provider,
    MOLLIE_API_KEY: provider === 'mollie' ? answer(answers, 'mollie_key') : '',
    SMTP_URL: smtpUrl(answers),
  }
}

type Bundle = {
  readonly id: string
  readonly credits: number
  readonly price: { readonly amount: number; readonly currency: string }
}

const PRICE = /^(\d{1,6})\s*=\s*([A-Z]{3}|[€£])?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*([A-Z]{3}|[€£])?$/
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' }

/** Between bundles; a comma inside an amount is none: `25 = 19,99 EUR`. */
const SEPARATOR = /[;\n]|,(?!(?<=\d,)\d+(?!\d)(?!\s*=))/

/** The currency before or after an amount; '' if there is none, or two. */
function currencyOf(before = '', after = ''): string {
  const written = before === '' || after === '' ? before + after : ''
  return SYMBOLS[written] ?? written
}

/** Bundles as they are typed: `25 = 19.99 EUR, 60 = 39.99 EUR`; or the one that cannot be read. */
export function bundlesIn(text: string): readonly Bundle[] | { readonly unread: string } {
  const bundles: Bundle[] = []
  for (const one of text.split(SEPARATOR).map((part) => part.trim())) {
    const [, credits = '', before, whole = '', part = '', after] = PRICE.exec(one) ?? []
    const currency = currencyOf(before, after)
    if (currency === '') return { unread: one }
    bundles.push({
      id: `${currency.toLowerCase()}-${credits}`,
      credits: Number(credits),
      price: { amount: Number(whole + part.padEnd(2, '0')), currency },
    })
  }
  return bundles
}

/** VAT numbers as they are typed; one may have spaces. */
export const vatNumbersIn = (text: string): readonly string[] =>
  text.split(',').flatMap((one) => one.trim() || [])

/** The first site of the answers, as a sites file has it; what was not answered is not in it. */
export function entryOf(answers: Answers) {
  const given = <T>(key: Key, name: string, value: (text: string) => T) =>
    answers[key] === undefined ? {} : { [name]: value(singleLine(answers[key])) }
  const same = (text: string) => text
  const bundles = (text: string) => {
    const read = bundlesIn(text)
    return 'unread' in read ? [] : read
  }
  return {
    ...given('id', 'id', same),
    ...given('domain', 'domain', same),
    ...given('name', 'name', same),
    ...given('index_title', 'index_title', same),
    ...given('description', 'description', same),
    ...given('support_email', 'support_email', same),
    ...given('language', 'domain_language', same),
    ...given('languages', 'languages', listOf),
    ...given('countries', 'countries', listOf),
    ...given('brand', 'brand', same),
    ...(answer(answers, 'colour') && { brand_colours: { ember: answer(answers, 'colour') } }),
    ...given('fictional', 'has_fictional', (text) => text === 'yes'),
    ...given('prices', 'bundles', bundles),
    company: {
      ...given('company_name', 'name', same),
      ...given('company_address', 'address', same),
      ...given('company_city', 'city', same),
      ...given('company_country', 'country', same),
      ...given('company_register', 'kvk', same),
      ...given('company_vat', 'vat_numbers', vatNumbersIn),
    },
  }
}
