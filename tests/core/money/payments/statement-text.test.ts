import { expect, test } from 'bun:test'
import { statementText } from '#core/money/payments/start-payment.ts'
import type { Locale } from '#core/site/locales.ts'

test.each<[Locale, number, string]>([
  ['nl', 60, 'Vonk: 60 credits'],
  ['en', 1, 'Vonk: 1 credit'],
  ['de', 25, 'Vonk: 25 Credits'],
  ['fr', 150, 'Vonk: 150 crédits'],
  ['fi', 60, 'Vonk: 60 krediittiä'],
  ['pl', 1, 'Vonk: 1 kredyt'],
  ['pl', 22, 'Vonk: 22 kredyty'],
  ['pl', 25, 'Vonk: 25 kredytów'],
])('a bank statement in %s of %i credits reads “%s”', (locale, credits, text) => {
  expect(statementText('Vonk', credits, locale)).toBe(text)
})
