import { describe, expect, test } from 'bun:test'
import { urlDomains } from '#adapters/system/url-domains.ts'
import {
  checkEmail,
  emailKey,
  isEmailError,
  isUnreachable,
  sameEmail,
} from '#core/accounts/email.ts'
import { addressBlock } from '#core/accounts/network.ts'

describe('an email', () => {
  test.each([
    'noor@example.test',
    'n.o-o+r@sub.example.test',
    "o'neil@example.test",
    'zoë@exämple.test',
    `${'n'.repeat(64)}@example.test`,
    `noor@${'x'.repeat(63)}.test`,
    `noor@${'ü'.repeat(30)}.test`,
    'noor@xn--bcher-kva.test',
    'noor@пример.рф',
    'noor@example.XN--P1AI',
  ])('can be %s', (email) => {
    expect(checkEmail(urlDomains, ` ${email} `)).toEqual({ ok: true, value: email })
  })

  test('has one spelling', () => {
    for (const typed of [
      'noor@exam\u00adple.test',
      'no\u202eor@example.test',
      'noor@example.test\u200b',
    ])
      expect(checkEmail(urlDomains, typed)).toEqual({ ok: true, value: 'noor@example.test' })
    const email = 'zoë@exämple.test'
    expect(checkEmail(urlDomains, email.normalize('NFD'))).toEqual({ ok: true, value: email })
  })

  test('is understood as mail programs and pages copy it', () => {
    for (const typed of [
      'Noor de Wit <noor@example.test>',
      '<noor@example.test>',
      'mailto:noor@example.test',
      'noor@example.test, ',
      'noor@example.test.',
    ])
      expect(checkEmail(urlDomains, typed)).toEqual({ ok: true, value: 'noor@example.test' })
    expect(checkEmail(urlDomains, 'noor@a.test <noor@b.test>').ok).toBe(false)
  })

  test('has a maximum length, which is said', () => {
    const longest = `${'n'.repeat(63)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(58)}.nl`
    expect(longest).toHaveLength(253)
    expect(checkEmail(urlDomains, longest).ok).toBe(true)
    const error = { code: 'email.too-long', limit: 254 } as const
    expect(checkEmail(urlDomains, `n${longest}`).ok).toBe(true)
    expect(checkEmail(urlDomains, `nn${longest}`)).toEqual({ ok: false, error })
  })

  test('is what its refusals are about', () => {
    const refused = ['', 'noor', 'n'.repeat(255)].map((typed) => checkEmail(urlDomains, typed))
    expect(refused.map((each) => !each.ok && isEmailError(each.error))).toEqual([true, true, true])
    expect(isEmailError({ code: 'email.taken' })).toBe(false)
  })

  test('must be there', () => {
    expect(checkEmail(urlDomains, ' ')).toEqual({ ok: false, error: { code: 'email.missing' } })
  })

  test.each([
    'noor',
    'noor@example',
    '@example.test',
    'noor@@example.test',
    'noor@ex ample.test',
    'noor@.test',
    'noor@example.',
    'noor@example..test',
    'a@b.test\nBcc: everyone@b.test',
    'somebody@demo.invalid',
    // Read by mail servers as example.test.
    'noor@ｅxample.test',
    'noor@example。test',
    'noor@example．test',
    // Never deliverable.
    'no\u0001or@example.test',
    'noor\\@example.test',
    '.noor@example.test',
    'no..or@example.test',
    'noor@-example.test',
    'noor@example-.test',
    'noor@example.1',
    'noor@127.1',
    'noor@127.0.0.1',
    'noor@example.test/x',
    'noor@[127.0.0.1]',
    'noor@example.123a',
    'noor@example.a1',
    // Longer than a mail server takes, or than a domain's part can be, also in the form in which it is looked up.
    `${'n'.repeat(65)}@example.test`,
    `${'é'.repeat(33)}@example.test`,
    `noor@${'x'.repeat(64)}.test`,
    `noor@example.${'x'.repeat(64)}`,
    `noor@${'ü'.repeat(60)}.test`,
    `${'n'.repeat(60)}@${Array(4).fill('ü'.repeat(45)).join('.')}.test`,
    // No letters are written so.
    'noor@xn--a.test',
    'noor@xn--.test',
    'noor@XN--zzzzzzzz.test',
    'noor@example.xn--a',
    'noor@\u0301a.test',
  ])('cannot be "%s"', (email) => {
    expect(checkEmail(urlDomains, email)).toEqual({ ok: false, error: { code: 'email.invalid' } })
  })

  test('ignores case', () => {
    expect(sameEmail(urlDomains, 'Noor@Example.test', 'noor@example.TEST')).toBe(true)
    expect(sameEmail(urlDomains, 'noor@example.test', 'nora@example.test')).toBe(false)
  })

  test.each([
    ['Anna@Bücher-Test.de', 'anna@xn--bcher-test-9db.de'],
    ['anna@XN--BCHER-TEST-9DB.de', 'anna@xn--bcher-test-9db.de'],
    ['anna@bu\u0308cher-test.de', 'anna@xn--bcher-test-9db.de'],
    ['ZOË@example.test', 'zoë@example.test'],
    ['jan@straße.test', 'jan@xn--strae-oqa.test'],
    ['jan@łódź.test', 'jan@xn--d-uga0v4h.test'],
    ['jan@例え.test', 'jan@xn--r8jz45g.test'],
    // No domains: nothing of them may be taken for another's.
    ['jan@ü.test/evil', 'jan@ü.test/evil'],
    ['jan@ü.test:80', 'jan@ü.test:80'],
    ['127.1', '127.1'],
    ['', ''],
  ])('%s has the key %s', (email, key) => {
    expect<string>(emailKey(urlDomains, email)).toBe(key)
  })

  test('of a demo member gets no mail', () => {
    expect(isUnreachable('fleur@demo.invalid')).toBe(true)
    expect(isUnreachable('fleur@invalid.test')).toBe(false)
  })
})

describe('an address block', () => {
  test.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:77:1::9', '2001:db8:77::/48'],
    ['2001:0db8:0077::1', '2001:db8:77::/48'],
    ['2001:DB8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['2001:db8:77:1:2:3:4:5', '2001:db8:77::/48'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })
})
