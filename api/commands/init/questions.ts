import { COUNTRIES } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS } from '#core/site/settings.ts'
import { type Answers, answer, isLocal, type Key } from './answers.ts'
import {
  all,
  byConfig,
  bySite,
  type Check,
  email,
  hostName,
  needed,
  oneOf,
  operatorName,
  optional,
  prices,
  vatNumbers,
  written,
} from './checks.ts'

/** A question: its words, its default, and what is a right answer. */
export type Question = {
  readonly key: Key
  readonly asks: string
  /** An example, or what it is for. */
  readonly hint?: string
  readonly kind?: 'secret' | 'one' | 'some'
  readonly choices?: readonly string[]
  /** The answer that is taken where none is given; `null`: only the operator knows it. */
  readonly unset?: (answers: Answers) => string | null
  /** Whether it matters, by the answers before it. */
  readonly when?: (answers: Answers) => boolean
  readonly fault: Check
}

/** Questions whose answers are tried out together. */
export type Group = { readonly name: GroupName; readonly questions: readonly Question[] }
export type GroupName = 'place' | 'address' | 'site' | 'mail' | 'payment' | 'operator'

const YES_NO = ['yes', 'no'] as const

const site = (key: Key, field: string, asks: string, more: Partial<Question> = {}): Question => ({
  key,
  asks,
  fault: all(more.unset ? () => null : needed, bySite(key, field)),
  ...more,
})

const PLACE: readonly Question[] = [
  {
    key: 'data_dir',
    asks: 'Which folder keeps database, photos and secrets?',
    hint: 'such as /var/lib/vonk',
    unset: () => '.data',
    fault: all(needed, byConfig('data_dir', 'DATA_DIR')),
  },
  {
    key: 'database_url',
    asks: 'Which database? Leave empty for a file in that folder',
    hint: 'or postgres://user:password@host/vonk',
    unset: () => '',
    fault: byConfig('database_url', 'DATABASE_URL'),
  },
]

const ADDRESS: readonly Question[] = [
  site('domain', 'domain', 'At which domain is the site?', { hint: 'such as dating.example' }),
  {
    key: 'port',
    asks: 'On which port does the server listen?',
    unset: () => '3000',
    fault: all(needed, byConfig('port', 'PORT')),
  },
  {
    key: 'host',
    asks: 'On which address does it listen?',
    hint: '127.0.0.1 where the proxy is on this machine, 0.0.0.0 where it is not',
    unset: () => '127.0.0.1',
    fault: all(needed, byConfig('host', 'HOST')),
  },
  {
    key: 'proxies',
    asks: 'How many reverse proxies of yours stand before it?',
    hint: 'one that ends TLS is 1',
    unset: (answers) => (isLocal(answers) ? '0' : '1'),
    fault: all(needed, byConfig('proxies', 'PROXIES')),
  },
]

const SITE: readonly Question[] = [
  site('id', 'id', 'Which short name has the site, for ever?', {
    unset: (answers) =>
      answer(answers, 'domain')
        .toLowerCase()
        .split('.')
        .at(0)
        ?.replaceAll(/[^a-z0-9-]/g, '') || null,
  }),
  site('name', 'name', 'What is the site called?'),
  site('index_title', 'index_title', 'Which title do search engines show?'),
  site('description', 'description', 'Which description do they show?'),
  site(
    'support_email',
    'support_email',
    'Which address do members write to, and mails come from?',
    {
      unset: (answers) => (isLocal(answers) ? null : `help@${answer(answers, 'domain')}`),
    },
  ),
  site('language', 'domain_language', 'In which language is it?', {
    kind: 'one',
    choices: LOCALES,
    unset: () => 'en',
  }),
  site('languages', 'languages', 'Which languages can visitors choose?', {
    kind: 'some',
    choices: LOCALES,
    unset: () => LOCALES.join(', '),
    fault: all(bySite('languages', 'languages'), (text, answers) =>
      text.split(/[,\s]+/).includes(answer(answers, 'language'))
        ? null
        : `must have ${answer(answers, 'language')}, the language of the site, too`,
    ),
  }),
  site('countries', 'countries', 'Which countries does it serve? The first is the default', {
    kind: 'some',
    choices: COUNTRIES,
    unset: () => null,
  }),
  site('brand', 'brand', 'Which look and niche has it?', {
    kind: 'one',
    choices: BRANDS,
    unset: () => 'default',
  }),
  site('colour', 'brand_colours', 'Which accent colour? Leave empty for that of the look', {
    hint: 'such as #c8371f',
    unset: () => '',
  }),
  {
    key: 'fictional',
    asks: 'Does the site have fictional profiles?',
    kind: 'one',
    choices: YES_NO,
    fault: oneOf(YES_NO),
  },
  site('company_name', 'company.name', 'Which company sells?'),
  site('company_address', 'company.address', 'What is its street and number?'),
  site('company_city', 'company.city', 'What is its postal code and town?'),
  site('company_country', 'company.country', 'In which country is it?', {
    kind: 'one',
    choices: COUNTRIES,
    unset: (answers) => answer(answers, 'countries').split(/[,\s]+/)[0] || null,
  }),
  site('company_register', 'company.kvk', 'What is its number in the trade register?'),
  site(
    'company_vat',
    'company.vat_numbers',
    'Which VAT numbers does it have? Leave empty for none',
    {
      unset: () => '',
      fault: all(bySite('company_vat', 'company.vat_numbers'), vatNumbers),
    },
  ),
  {
    key: 'prices',
    asks: 'What do credits cost, VAT included?',
    hint: '25 = 19.99 EUR, 60 = 39.99 EUR',
    fault: all(needed, prices),
  },
]

const hasMail = (answers: Answers) => answer(answers, 'smtp_host') !== ''

const MAIL: readonly Question[] = [
  {
    key: 'smtp_host',
    asks: 'Which SMTP server sends the mails? Without one they are only kept in the folder',
    hint: 'such as smtp.provider.example',
    unset: () => '',
    fault: hostName,
  },
  {
    key: 'smtp_port',
    asks: 'On which port?',
    hint: '465 begins with TLS, 587 upgrades to it',
    when: hasMail,
    unset: () => '465',
    fault: (text) =>
      /^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536 ? null : 'must be 1 to 65535',
  },
  {
    key: 'smtp_user',
    asks: 'As which user? Leave empty if it takes mails without a login',
    when: hasMail,
    unset: () => '',
    fault: () => null,
  },
  {
    key: 'smtp_password',
    asks: 'With which password?',
    kind: 'secret',
    when: (answers) => hasMail(answers) && answer(answers, 'smtp_user') !== '',
    fault: needed,
  },
  {
    key: 'test_mail',
    asks: 'To which address of yours does a test mail go? Leave empty to send none',
    when: hasMail,
    unset: () => '',
    fault: optional(email),
  },
]

const PROVIDERS = ['mollie', 'none'] as const
const hasMollie = (answers: Answers) => answer(answers, 'provider') === 'mollie'

const PAYMENT: readonly Question[] = [
  {
    key: 'provider',
    asks: 'Who takes the payments? With none nothing can be bought',
    kind: 'one',
    choices: PROVIDERS,
    unset: () => 'none',
    fault: oneOf(PROVIDERS),
  },
  {
    key: 'mollie_key',
    asks: 'Which key does Mollie show? Begin with a test_ key',
    kind: 'secret',
    when: hasMollie,
    fault: all(needed, byConfig('mollie_key', 'MOLLIE_API_KEY')),
  },
  {
    key: 'test_payment',
    asks: 'Make a test payment of the smallest amount?',
    kind: 'one',
    choices: YES_NO,
    when: (answers) => hasMollie(answers) && answer(answers, 'mollie_key').startsWith('test_'),
    unset: () => 'yes',
    fault: oneOf(YES_NO),
  },
]

const OPERATOR: readonly Question[] = [
  {
    key: 'operator_email',
    asks: 'With which address does the first operator log in?',
    fault: email,
  },
  {
    key: 'operator_name',
    asks: 'What is their name?',
    fault: operatorName,
  },
]

const ASKED: readonly Group[] = [
  { name: 'place', questions: PLACE },
  { name: 'address', questions: ADDRESS },
  { name: 'site', questions: SITE },
  { name: 'mail', questions: MAIL },
  { name: 'payment', questions: PAYMENT },
  { name: 'operator', questions: OPERATOR },
]

/** Everything that `init` asks, in the order in which it does. */
export const GROUPS: readonly Group[] = ASKED.map(({ name, questions }) => ({
  name,
  questions: questions.map((each) => ({ ...each, fault: written(each.fault) })),
}))
