import { describe, expect, test } from 'bun:test'
import { suggestEmail } from '#core/accounts/email-typo.ts'

describe('an email with a typical typo', () => {
  test.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['Jan@gmai.com', 'Jan@gmail.com'],
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@hotmaill.com', 'jan@hotmail.com'],
    ['jan@outlok.com', 'jan@outlook.com'],
  ])('%s is corrected to %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  test.each([
    'jan@gmail.com',
    'jan@live.nl',
    'jan@example.org',
    'jan@',
    'jan',
    '',
    'a@b@gmial.com',
  ])('%p is not corrected', (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  })
})
