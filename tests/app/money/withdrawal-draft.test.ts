import { expect, test } from 'bun:test'
import { isComplete } from '#app/money/withdrawals/withdrawal-draft.ts'
import { urlDomains } from '#app/shared/url-domains.ts'
import { checkEmail } from '#core/accounts/email.ts'

const DRAFT = { id: 'draft', number: '261121-7KQ4MX', name: 'Ann', email: 'ann@example.test' }

test('a withdrawal is complete with all of its fields', () => {
  expect(isComplete(DRAFT)).toBe(true)
  expect(isComplete({ ...DRAFT, number: ' ' })).toBe(false)
  expect(isComplete({ ...DRAFT, name: '' })).toBe(false)
})

test.each(['', 'a@b', 'ann', 'ann@example', 'ann@example.1', 'ann@example.org'])(
  'its address follows the rule of signup: %s',
  (email) => {
    expect(isComplete({ ...DRAFT, email })).toBe(checkEmail(urlDomains, email).ok)
  },
)
