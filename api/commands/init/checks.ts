import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { faultWords } from '#adapters/sites/sites-file.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { checkEmail } from '#core/accounts/email.ts'
import { OPERATOR_NAME } from '#core/desk/operator.ts'
import { isLonger } from '#core/shared/text.ts'
import { readConfig } from '../../server/config.ts'
import { ConfigError, type Env } from '../../server/env.ts'
import type { Variable } from '../../server/variables.ts'
import { REFUSED } from '../operators.ts'
import {
  type Answers,
  answer,
  bundlesIn,
  entryOf,
  envOf,
  type Key,
  vatNumbersIn,
} from './answers.ts'
import { unwritable } from './env-file.ts'
import { vatFault } from './vat-fault.ts'

/** What is wrong with an answer, in words with what would be right; `null` if nothing is. */
export type Check = (text: string, answers: Answers) => string | null

const FORMAT = siteFormat({ builtIn: demoSites('none', { texts: false }), demo: false })

/** By the rules of the site's field, as of a sites file. */
export const bySite =
  (key: Key, field: string): Check =>
  (text, answers) => {
    const read = FORMAT.readPlaced([entryOf({ ...answers, [key]: text })])
    if (read.ok) return null
    const fault = read.error.find((one) => one.field === field || one.field.startsWith(`${field}.`))
    return fault ? faultWords(fault) : null
  }

/** What the start says of variables in an environment; `null` if nothing is wrong with them. */
export function configFault(env: Env, names: readonly Variable[]): string | null {
  try {
    readConfig(env)
    return null
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure
    const lines = failure.message
      .split('\n- ')
      .filter((line) => names.some((name) => line.includes(name)))
    return lines.length > 0 ? lines.join(' ') : null
  }
}

/** By the rules of the start, and by what an env file can hold. */
export const byConfig =
  (key: Key, name: Variable): Check =>
  (text, answers) => {
    const env = envOf({ ...answers, [key]: text })
    return unwritable(env[name] ?? '') ?? configFault(env, [name])
  }

export const needed: Check = (text) =>
  text.trim() === '' ? 'is missing, and only you know it' : null

export const oneOf =
  (choices: readonly string[]): Check =>
  (text) =>
    choices.includes(text) ? null : `must be one of ${choices.join(', ')}`

export const email: Check = (text) => {
  const read = checkEmail(urlDomains, text)
  return read.ok ? null : REFUSED[read.error.code]
}

export const operatorName: Check = (text) =>
  isLonger(text, OPERATOR_NAME) ? `is longer than ${OPERATOR_NAME}` : needed(text, {})

export const prices: Check = (text, answers) => {
  const read = bundlesIn(text)
  return 'unread' in read
    ? `“${read.unread}” is no price: write credits = amount currency, as in 25 = 19.99 EUR, 60 = 39.99 EUR`
    : bySite('prices', 'bundles')(text, answers)
}

/** The first number that has not the shape of its country. */
export const vatNumbers: Check = (text, answers) => {
  const country = answer(answers, 'company_country')
  return (
    vatNumbersIn(text)
      .map((one) => vatFault(one, country))
      .find((fault) => fault !== null) ?? null
  )
}

/** What `--print` writes where only the operator knows the answer. */
export const PLACEHOLDER = '…'

/** A check of an answer that somebody wrote: the placeholder is none. */
export const written =
  (check: Check): Check =>
  (text, answers) =>
    text.trim().startsWith(PLACEHOLDER)
      ? `is still “${text.trim()}”, which --print writes: put your own answer there`
      : check(text, answers)

export const hostName: Check = (text) =>
  text === '' || /^[\w.-]+$/.test(text)
    ? null
    : 'must be the name of a server such as smtp.provider.example, without smtp:// and port'

/** The first fault of several checks. */
export const all =
  (...checks: readonly Check[]): Check =>
  (text, answers) => {
    for (const check of checks) {
      const fault = check(text, answers)
      if (fault !== null) return fault
    }
    return null
  }

/** A check of an answer that may be left out. */
export const optional =
  (check: Check): Check =>
  (text, answers) =>
    text === '' ? null : check(text, answers)
