import { describe, expect, test } from 'bun:test'
import { suggestEmail } from '#core/accounts/email-typo.ts'

describe('an address that was probably meant otherwise', () => {
  test.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['Jan@gmai.com', 'Jan@gmail.com'],
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@hotmaill.com', 'jan@hotmail.com'],
    ['jan@outlok.com', 'jan@outlook.com'],
  ])('%s is read as %s', (typed, meant) => {
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
  ])('%p is let be', (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  })
})
